import { screen, waitFor, within } from '@testing-library/react';
import {
  CancelPackingPlanDocument,
  EstimateCountriesDocument,
  ParcelEstimateDocument,
  StorePageDocument,
} from '../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { storedItem } from '../../../testing/storedItems';
import { StorePage } from './StorePage';
import { photo } from '../../../testing/photo';

const teapot = storedItem();
const scarf = storedItem({ id: 's2', name: 'Scarf', weightGrams: 400, freeDaysLeft: 6 });
const reserved = storedItem({
  id: 's3',
  name: 'Lamp',
  status: 'RESERVED',
  availableActions: [],
  packingPlanId: 'plan1',
  freeDaysLeft: 2,
});
const held = storedItem({
  id: 's4',
  name: 'Shoes',
  status: 'HELD',
  availableActions: [],
  freeDaysLeft: -3,
  storageFee: 300,
});

const stored = (...items: object[]) => answer(StorePageDocument, {}, { storedItems: items });
const EMS = { __typename: 'DeliveryQuote', lineId: 'ems', name: 'EMS' };
const estimate = (ids: string[], countryCode: string | null, parcelEstimate: object | null) =>
  answer(
    ParcelEstimateDocument,
    { input: { storedItemIds: ids, countryCode } },
    { parcelEstimate },
  );
const toGermany = (ids: string[], chargeableGrams: number, total: number) =>
  estimate(ids, null, {
    __typename: 'ParcelEstimate',
    ...{ countryCode: 'DE', countryName: 'Germany' },
    cheapest: { ...EMS, chargeableGrams, total },
  });
const countries = answer(
  EstimateCountriesDocument,
  {},
  {
    countries: [
      { __typename: 'Country', code: 'AQ', name: 'Antarctica', served: false },
      { __typename: 'Country', code: 'AU', name: 'Australia', served: true },
      { __typename: 'Country', code: 'DE', name: 'Germany', served: true },
    ],
  },
);

/** Wherever a test does not care what shipping costs. */
const anyEstimate = {
  request: { query: ParcelEstimateDocument, variables: () => true },
  result: { data: { parcelEstimate: null } },
  maxUsageCount: Infinity,
};
const showAt = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<StorePage />, { mocks: [...mocks, anyEstimate], path, cookies: signedIn });
const show = (...mocks: ReturnType<typeof answer>[]) => showAt('/', ...mocks);
const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const box = (name: string) => screen.findByRole('checkbox', { name });
const bar = () => screen.getByRole('complementary');

beforeEach(() => sessionStorage.clear());

test('an empty warehouse tells how things get there', async () => {
  show(stored());
  expect(await screen.findByText('Your shelf is still empty')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Paste a link' })).toHaveAttribute('href', '/');
});

test('a warehouse that cannot be loaded offers to try again', async () => {
  const { user } = show(
    refusal(StorePageDocument, {}, 'INTERNAL', 'Something went wrong'),
    stored(teapot),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await box('Select Teapot')).toBeVisible();
});

test('the bar counts what is selected and weighs it; Pack leads to the confirmation', async () => {
  const { user } = show(stored(teapot, scarf));
  await user.click(await box('Select Teapot'));
  expect(bar()).toHaveTextContent('1 item selected · 850 g');
  await user.click(await box('Select Scarf'));
  expect(bar()).toHaveTextContent('2 items selected · 1.25 kg');
  await user.click(screen.getByRole('button', { name: 'Pack' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/mine/store/confirmInfo?ids=s1%2Cs2');
});

test('what was chosen is still chosen after a look at another screen', async () => {
  const { user, unmount } = show(stored(teapot, scarf));
  await user.click(await box('Select Scarf'));
  unmount();
  show(stored(teapot, scarf));
  expect(await box('Select Scarf')).toBeChecked();
  expect(await box('Select Teapot')).not.toBeChecked();
  expect(bar()).toHaveTextContent('1 item selected · 400 g');
});

test('packing nothing is refused (VA-16)', async () => {
  const { user } = show(stored(teapot));
  await user.click(await screen.findByRole('button', { name: 'Pack' }));
  expect(await screen.findByText('No product selected!')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/');
});

test('select all takes what lies on the shelf, and lets it go again', async () => {
  const { user } = show(stored(teapot, scarf, reserved, held));
  const all = await box('Select all (2 items)');
  await user.click(all);
  expect(bar()).toHaveTextContent('2 items selected');
  await user.click(all);
  expect(bar()).toHaveTextContent('Nothing selected');
});

test('what can be packed the server says, not the status', async () => {
  const kept = storedItem({ id: 's5', name: 'Vase', availableActions: [] });
  show(stored(teapot, kept));
  expect(await box('Select Vase')).toBeDisabled();
  expect(await box('Select all (1 item)')).toBeEnabled();
});

test('reserved and held items cannot be selected and say why (RT-15)', async () => {
  show(stored(reserved, held));
  expect(await box('Select Lamp')).toBeDisabled();
  expect(await box('Select Lamp')).toHaveAccessibleDescription(/not paid yet/);
  expect(await box('Select Shoes')).toHaveAccessibleDescription(/refund has been requested/);
  expect(screen.getByRole('link', { name: 'Go to payment' })).toHaveAttribute(
    'href',
    '/payment?kind=PACKING_PLAN&id=plan1',
  );
});

test('free storage is told with its date and the days after today (CO-03)', async () => {
  const today = storedItem({ id: 's5', freeDaysLeft: 29, freeUntil: '2026-12-21T08:00:00.000Z' });
  show(stored(today, scarf, storedItem({ id: 's6', name: 'Vase', freeDaysLeft: 0 })));
  const cards = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/Vase.*Free until .*the last free day, then ¥1\.00 a day/);
  expect(cards[1]).toMatch(/Scarf.*today and 6 more days, then ¥1\.00 a day/);
  expect(cards[2]).toMatch(/Teapot.*Free until Dec 21, 2026today and 29 more days(?!, then)/);
});

test('overdue storage is told with what it costs, and what each day adds', async () => {
  const most = storedItem({
    ...{ id: 's5', name: 'Vase', freeDaysLeft: -70, storageFee: 6000, nextDayFee: 0 },
  });
  const resting = storedItem({ ...held, name: 'Rug', id: 's6', freeUntil: null });
  show(stored(held, most, resting));
  const cards = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/Vase.*70 days overdue¥60\.00 so far, it does not grow now/);
  expect(cards[1]).toMatch(/Shoes.*3 days overdue¥3\.00 so far, ¥1\.00 more each day/);
  expect(cards[2]).toMatch(/Rug.*3 days overdue¥3\.00 so far, it does not grow now/);
});

test('the most urgent comes first; another order and a search stand in the address', async () => {
  const newest = storedItem({ ...scarf, inboundAt: '2026-11-05T08:00:00.000Z' });
  const { user } = show(stored(teapot, newest, held));
  await box('Select Teapot');
  expect(names()).toEqual(['Shoes', 'Scarf', 'Teapot']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Heaviest first');
  expect(names()).toEqual(['Teapot', 'Shoes', 'Scarf']);
  await user.type(screen.getByLabelText('Search your warehouse'), 'tea');
  expect(names()).toEqual(['Teapot']);
  expect(screen.getByTestId('address')).toHaveTextContent('/?sort=weight&q=tea');
  await user.type(screen.getByLabelText('Search your warehouse'), 'x');
  expect(screen.getByText('Nothing here matches “teax”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(names()).toHaveLength(3);
});

test('an item hidden by a search stays selected', async () => {
  const { user } = show(stored(teapot, scarf));
  await user.click(await box('Select Scarf'));
  await user.type(screen.getByLabelText('Search your warehouse'), 'teapot');
  expect(screen.queryByText('Scarf')).not.toBeInTheDocument();
  await user.click(await box('Select all (1 item)'));
  expect(bar()).toHaveTextContent('2 items selected');
});

test('cards turn into a table, which the address remembers', async () => {
  const { user } = show(stored(teapot, reserved));
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Lamp.*Reserved.*850 g.*20 × 15\.5 × 10 cm/);
  expect(screen.getByTestId('address')).toHaveTextContent('/?view=table');
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
});

test('the bar tells the cheapest line and its chargeable weight for the default address', async () => {
  const { user } = show(
    stored(teapot, scarf),
    toGermany(['s1'], 935, 20300),
    // 850 g + 400 g and a tenth for packaging.
    toGermany(['s1', 's2'], 1375, 25800),
  );
  await user.click(await box('Select Teapot'));
  await waitFor(() =>
    expect(bar()).toHaveTextContent('from ¥203.00 with EMS to Germany, charged as 935 g'),
  );
  await user.click(await box('Select Scarf'));
  // The last answer stays until the next is there.
  expect(bar()).toHaveTextContent(/from ¥203\.00.*Working it out/);
  await waitFor(() => expect(bar()).toHaveTextContent(/from ¥258\.00.*charged as 1\.375 kg/));
  expect(bar()).not.toHaveTextContent('Working it out');
});

test('without an address a country is asked for, and stands in the address of the page', async () => {
  const { user } = show(
    stored(teapot),
    estimate(['s1'], null, null),
    countries,
    estimate(['s1'], 'AU', {
      __typename: 'ParcelEstimate',
      ...{ countryCode: 'AU', countryName: 'Australia', cheapest: null },
    }),
  );
  await user.click(await box('Select Teapot'));
  expect(await screen.findByText('Where should it go?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose a country' }));
  const choice = await screen.findByLabelText('Country to ship to');
  expect(within(choice).queryByRole('option', { name: 'Antarctica' })).not.toBeInTheDocument();
  await user.selectOptions(choice, 'AU');
  expect(await screen.findByText(/No line carries all of this to Australia/)).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/?to=AU');
});

test('more than one parcel takes is told, and not packed', async () => {
  const many = Array.from({ length: 51 }, (_, n) => storedItem({ id: `n${n}`, name: `No ${n}` }));
  const { user } = showAt('/?view=table', stored(...many));
  // Found by their text: looking for roles among so many rows takes long.
  await user.click(await screen.findByText('Select all (51 items)'));
  expect(screen.getByText('One parcel takes at most 50 items')).toBeVisible();
  await user.click(screen.getByText('Pack'));
  expect(screen.getByTestId('address')).toHaveTextContent('/?view=table');
});

const releaseMocks = [stored(teapot, reserved)];

async function askToRelease(mocks: Parameters<typeof show>) {
  const { user } = show(...mocks);
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  const dialog = screen.getByRole('dialog');
  return { user, dialog };
}

test('releasing asks first, then the items can be selected without reloading', async () => {
  const freed = storedItem({
    ...reserved,
    ...{ status: 'STORED', availableActions: ['PACK'], packingPlanId: null },
  });
  const { user, dialog } = await askToRelease([
    ...releaseMocks,
    answer(
      CancelPackingPlanDocument,
      { id: 'plan1' },
      {
        cancelPackingPlan: { __typename: 'CancelPackingPlanPayload', storedItems: [teapot, freed] },
      },
    ),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(async () => expect(await box('Select Lamp')).toBeEnabled());
  expect(screen.getByText('The items can be packed again')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refused release is told and changes nothing', async () => {
  const { user, dialog } = await askToRelease([
    ...releaseMocks,
    refusal(CancelPackingPlanDocument, { id: 'plan1' }, 'PLAN_STATUS_FORBIDS', 'It is paid.'),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('It is paid.')).toBeVisible();
  expect(await box('Select Lamp')).toBeDisabled();
});

test('photos open large and turn', async () => {
  const { user } = show(
    stored(storedItem({ photos: [photo('/uploads/a.jpg'), photo('/uploads/b.jpg')] })),
  );
  await user.click(await screen.findByRole('button', { name: 'Photo 1 of Teapot' }));
  const viewer = screen.getByRole('dialog', { name: 'Teapot, photo 1 of 2' });
  await user.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  expect(within(viewer).getByRole('img')).toHaveAttribute('src', '/uploads/b.jpg');
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
