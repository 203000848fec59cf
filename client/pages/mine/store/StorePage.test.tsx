import { screen, waitFor, within } from '@testing-library/react';
import {
  CancelPackingPlanDocument,
  EstimateCountriesDocument,
  ParcelEstimateDocument,
  StorePageDocument,
  UnpaidParcelsDocument,
} from '../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { reservedIn, shelfNoon, storedItem } from '../../../testing/storedItems';
import { watchRenders } from '../../../testing/watchRenders';
import { translatedScreens } from '../../../testing/translatedScreens';
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

const unpaidParcels = (...storedItems: object[]) =>
  answer(UnpaidParcelsDocument, {}, { storedItems });
const stored = (...items: object[]) => answer(StorePageDocument, {}, { storedItems: items });
const estimate = (ids: string[], countryCode: string | null, parcelEstimate: object | null) =>
  answer(
    ParcelEstimateDocument,
    { input: { storedItemIds: ids, countryCode } },
    { parcelEstimate },
  );
const line = (lineId: string, name: string, days: [number, number], total: number) => ({
  __typename: 'DeliveryQuote',
  ...{ lineId, name, total, minDays: days[0], maxDays: days[1] },
  ...{ actualGrams: 935, volumetricGrams: 0, chargeableGrams: 935 },
});
const ocean = line('ocean', 'Ocean freight', [21, 35], 8800);
const air = line('air', 'Air', [5, 10], 10200);
const ems = line('ems', 'EMS', [10, 14], 20300);
const dhl = line('dhl', 'DHL', [1, 3], 33900);
/** The teapot to Germany: 935 g with packaging, of 1 kg that is paid. */
const toGermany = {
  __typename: 'ParcelEstimate',
  ...{ countryCode: 'DE', countryName: 'Germany', paidUpToGrams: 1000, spareGrams: 59 },
  lines: [ocean, air, ems, dhl],
  additions: [] as object[],
};
const adds = (storedItemId: string, extra: number | null) => ({
  __typename: 'ItemAddition',
  ...{ storedItemId, extra },
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
const show = (...mocks: ReturnType<typeof answer>[]) => showAt('/', ...mocks, unpaidParcels());
const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const box = (name: string) => screen.findByRole('checkbox', { name });
const parcel = () => screen.getByRole('complementary', { name: 'Your parcel' });

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(shelfNoon);
});
afterEach(() => jest.restoreAllMocks());

test('an empty warehouse tells how things get there', async () => {
  show(stored());
  expect(await screen.findByText('Your shelf is empty')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Paste a link' })).toHaveAttribute('href', '/');
});

test('a warehouse that cannot be loaded offers to try again', async () => {
  const { user } = show(
    refusal(StorePageDocument, {}, 'INTERNAL', 'Something went wrong'),
    stored(teapot),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await box('Add Teapot')).toBeVisible();
});

test('what is chosen lies in the parcel with its weight; Pack leads to the confirmation', async () => {
  const { user } = show(stored(teapot, scarf));
  await user.click(await box('Add Teapot'));
  expect(parcel()).toHaveTextContent(/1 of 2 items.*850 g/);
  await user.click(await box('Add Scarf'));
  expect(parcel()).toHaveTextContent(/2 of 2 items.*1\.25 kg/);
  await user.click(within(parcel()).getByRole('button', { name: 'Pack 2 items' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/mine/store/confirmInfo?ids=s1%2Cs2');
});

test('an item is taken out of the parcel where it lies in it', async () => {
  const { user } = show(stored(teapot, scarf));
  await user.click(await box('Add Teapot'));
  await user.click(within(parcel()).getByRole('button', { name: 'Take out Teapot' }));
  expect(await box('Add Teapot')).not.toBeChecked();
  expect(parcel()).toHaveTextContent(/empty.*Tick what travels together/);
});

test.each(['/', '/?view=table'])(
  'a tick at %s draws its own item anew and leaves the others as they are',
  async (path) => {
    const { user, intl } = showAt(path, stored(teapot, scarf, held));
    const tick = await box('Add Teapot');
    const rendered = watchRenders(intl, 'warehouse.select');
    await user.click(tick);
    expect(parcel()).toHaveTextContent(/1 of 2 items/);
    expect(rendered()).toEqual(['Teapot']);
  },
);

test('what was chosen is still chosen after a look at another screen', async () => {
  const { user, unmount } = show(stored(teapot, scarf));
  await user.click(await box('Add Scarf'));
  unmount();
  show(stored(teapot, scarf));
  expect(await box('Add Scarf')).toBeChecked();
  expect(await box('Add Teapot')).not.toBeChecked();
  expect(parcel()).toHaveTextContent(/1 of 2 items.*400 g/);
});

test('what an order brings along to be packed is chosen; taken out, it stays out after a reload', async () => {
  const path = '/mine/store?view=table&items=s2';
  const { user, unmount } = showAt(path, stored(teapot, scarf), unpaidParcels());
  expect(await box('Add Scarf')).toBeChecked();
  expect(await box('Add Teapot')).not.toBeChecked();
  await user.click(await box('Add Scarf'));
  const address = screen.getByTestId('address').textContent ?? '';
  expect(address).toBe('/mine/store?view=table');
  unmount();
  showAt(address, stored(teapot, scarf), unpaidParcels());
  expect(await box('Add Scarf')).not.toBeChecked();
});

test('packing nothing is refused (VA-16)', async () => {
  const { user } = show(stored(teapot));
  const pack = await screen.findByRole('button', { name: 'Pack' });
  expect(pack).toHaveAttribute('aria-disabled', 'true');
  await user.click(pack);
  expect(await screen.findByText('No product selected!')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/');
});

test('select all takes what lies on the shelf, and lets it go again', async () => {
  const { user } = show(stored(teapot, scarf, reserved, held));
  const all = await box('Select all (2 items)');
  await user.click(all);
  expect(parcel()).toHaveTextContent('2 of 2 items');
  await user.click(all);
  expect(parcel()).toHaveTextContent('empty');
});

test('what can be packed the server says, not the status', async () => {
  const kept = storedItem({ id: 's5', name: 'Vase', availableActions: [] });
  show(stored(teapot, kept));
  expect(await box('Add Vase')).toBeDisabled();
  expect(await box('Select all (1 item)')).toBeEnabled();
});

test('reserved and held items cannot be selected and say why (RT-15)', async () => {
  show(stored(teapot, reserved, held));
  expect(await box('Add Lamp')).toBeDisabled();
  expect(screen.getByText(/^One item waits for you\./)).toBeVisible();
  expect(await box('Add Lamp')).toHaveAccessibleDescription(/not paid yet/);
  expect(await box('Add Shoes')).toHaveAccessibleDescription(/refund has been requested/);
  expect(screen.getByRole('link', { name: 'Go to payment' })).toHaveAttribute(
    'href',
    '/payment?kind=PACKING_PLAN&id=plan1',
  );
});

test('free storage is told with its date and the days after today (CO-03)', async () => {
  const today = storedItem({ id: 's5', freeDaysLeft: 30 });
  const vase = storedItem({ id: 's6', name: 'Vase', freeDaysLeft: 0 });
  const { user } = show(stored(today, scarf, vase));
  const cards = (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  expect(cards[0]).toMatch(/Vase.*last day free to Nov 11 then ¥1\.00 a day/);
  expect(cards[1]).toMatch(/Scarf.*6 days free to Nov 17 then ¥1\.00 a day/);
  expect(cards[2]).toMatch(/Teapot.*30 days free to Dec 11(?! then)/);
  // The most urgent is named above them.
  expect(screen.getByText(/has its last free day/)).toHaveTextContent(
    /^Vase has its last free day\. After Wed, Nov 11 it costs ¥1\.00 a day\.$/,
  );
  // The same holds while items are selected.
  await user.click(await box('Select all (3 items)'));
  expect(screen.getByText(/has its last free day/)).toBeVisible();
});

test.each([
  // Their hours alone would make seven days of the first and nine of the second.
  [new Date(2026, 10, 23, 23, 59), new Date(2026, 11, 1, 0, 30)],
  [new Date(2026, 10, 23, 0, 1), new Date(2026, 11, 1, 23, 0)],
])('the days left at %s agree with the date %s in the zone of the reader', async (now, end) => {
  jest.spyOn(Date, 'now').mockReturnValue(now.getTime());
  show(stored(storedItem({ freeDaysLeft: 8, freeUntil: end.toISOString() })));
  expect(await screen.findByRole('listitem')).toHaveTextContent(/8 days free to Dec 1(?! then)/);
});

test('overdue storage is told with what it costs, and what each day adds', async () => {
  const most = storedItem({
    ...{ id: 's5', name: 'Vase', freeDaysLeft: -70, storageFee: 6000, nextDayFee: 0 },
  });
  const resting = storedItem({ ...held, name: 'Rug', id: 's6', freeUntil: null });
  show(stored(held, most, resting));
  const cards = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/Vase.*70 days overdue ¥60\.00 so far/);
  expect(cards[1]).toMatch(/Shoes.*3 days overdue ¥3\.00, \+¥1\.00 a day/);
  expect(cards[2]).toMatch(/Rug.*3 days overdue ¥3\.00 so far/);
});

test('the most urgent comes first; another order and a search stand in the address', async () => {
  const newest = storedItem({ ...scarf, inboundAt: '2026-11-05T08:00:00.000Z' });
  const { user } = show(stored(teapot, newest, held));
  await box('Add Teapot');
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
  await user.click(await box('Add Scarf'));
  await user.type(screen.getByLabelText('Search your warehouse'), 'teapot');
  expect(names()).toEqual(['Teapot']);
  await user.click(await box('Select all (1 item)'));
  expect(parcel()).toHaveTextContent('2 of 2 items');
});

test('cards turn into a table, which the address remembers', async () => {
  const { user } = show(stored(teapot, reserved));
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Lamp.*Reserved.*850 g.*20 × 15\.5 × 10 cm/);
  expect(screen.getByTestId('address')).toHaveTextContent('/?view=table');
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
});

test('the parcel tells its weight, what is paid anyway, and three lines to choose between', async () => {
  const { user } = show(stored(teapot, scarf), estimate(['s1'], null, toGermany));
  await user.click(await box('Add Teapot'));
  expect(parcel()).toHaveTextContent('Working it out');
  await waitFor(() => expect(parcel()).toHaveTextContent(/935 g.*with packaging, from 850 g/));
  expect(parcel()).toHaveTextContent('Paid up to 1 kg: 59 g more cost nothing.');
  const gauge = '0.935 kg on the scale; paid up to 1 kg';
  expect(within(parcel()).getByRole('img', { name: gauge })).toBeVisible();
  expect(parcel()).toHaveTextContent(
    /Ocean freight ?3–5 weeks ?¥88\.00 ?Air ?5–10 days ?¥102\.00 ?DHL ?1–3 days ?¥339\.00/,
  );
  expect(parcel()).toHaveTextContent('One more line on the next page. You pay there.');
});

test('each item on the shelf tells what it would add to the parcel', async () => {
  const vase = storedItem({ id: 's5', name: 'Vase' });
  const { user } = show(
    stored(teapot, scarf, vase, held),
    estimate(['s1'], null, { ...toGermany, additions: [adds('s2', 0), adds('s5', 2200)] }),
    estimate(['s1', 's2'], null, { ...toGermany, additions: [adds('s5', null)] }),
  );
  await user.click(await box('Add Teapot'));
  expect(await screen.findByText('¥0.00')).toBeVisible();
  const card = (name: string) =>
    screen.getAllByRole('listitem').find((one) => within(one).queryByRole('heading', { name }))!;
  expect(card('Scarf')).toHaveTextContent('Fits in: +¥0.00 with this parcel');
  expect(card('Vase')).toHaveTextContent('Would add ¥22.00');
  expect(card('Shoes')).not.toHaveTextContent(/Fits in|Would add/);
  expect(parcel()).toHaveTextContent('59 g more cost nothing. Scarf fits.');
  await user.click(await box('Add Scarf'));
  // A message about another parcel disappears.
  expect(card('Vase')).not.toHaveTextContent('Would add');
  await waitFor(() =>
    expect(card('Vase')).toHaveTextContent('No line carries it together with these'),
  );
});

test('a parcel charged by volume promises no spare weight', async () => {
  const bulky = { ...ocean, volumetricGrams: 3892, chargeableGrams: 3892 };
  const { user } = show(
    stored(teapot),
    estimate(['s1'], null, { ...toGermany, lines: [bulky], paidUpToGrams: 4000, spareGrams: null }),
  );
  await user.click(await box('Add Teapot'));
  await waitFor(() => expect(parcel()).toHaveTextContent('Charged by volume: 3.892 kg'));
  expect(parcel()).not.toHaveTextContent('cost nothing. ');
});

test('without an address a country is asked for, and stands in the address of the page', async () => {
  const { user } = show(
    stored(teapot),
    estimate(['s1'], null, null),
    countries,
    estimate(['s1'], 'AU', {
      ...toGermany,
      ...{ countryCode: 'AU', countryName: 'Australia', lines: [] },
      ...{ paidUpToGrams: null, spareGrams: null },
    }),
  );
  await user.click(await box('Add Teapot'));
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
  expect(parcel()).toHaveTextContent('One parcel takes at most 50 items');
  await user.click(screen.getByText('Pack 51 items'));
  expect(await screen.findByRole('status')).toHaveTextContent('One parcel takes at most 50 items');
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
  await waitFor(async () => expect(await box('Add Lamp')).toBeEnabled());
  expect(screen.getByText('The items can be packed again')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the unpaid parcel stands above the shelf, with its number, sum and time (RT-15)', async () => {
  show(stored(teapot, reserved), unpaidParcels(reservedIn('plan1', 's3', 'Lamp')));
  const parcels = within(
    await screen.findByRole('list', { name: 'Parcels that are not paid yet' }),
  );
  expect(parcels.getByRole('heading')).toHaveTextContent('Unpaid parcel PP-plan1');
  expect(parcels.getByText(/Lamp/).parentElement).toHaveTextContent('¥203.00');
  expect(parcels.getByText(/^Your turn: pay by/)).toBeVisible();
  expect(parcels.getByRole('link', { name: 'Go to payment' })).toHaveAttribute(
    'href',
    '/payment?kind=PACKING_PLAN&id=plan1',
  );
});

test('an item that is reserved keeps as many free days as it had on the shelf (CO-03)', async () => {
  // At noon 27 days and a half are left: 27 days follow today, and the storage clock counts 28 that have begun.
  const freeUntilIfReleased = new Date(shelfNoon + 27.4 * 86_400_000).toISOString();
  const running = { freeDaysLeft: 28, freeUntil: freeUntilIfReleased, freeUntilIfReleased };
  const stopped = { ...reserved, freeDaysLeft: 28, freeUntil: null, freeUntilIfReleased };
  show(stored(storedItem(running), storedItem(stopped)));
  const [onShelf, inParcel] = (await screen.findAllByRole('listitem')).filter((row) =>
    /days free/.test(row.textContent),
  );
  expect(onShelf).toHaveTextContent(/27 days free/);
  expect(inParcel).toHaveTextContent(/27 days free/);
});

test('a refused release is told and changes nothing', async () => {
  const { user, dialog } = await askToRelease([
    ...releaseMocks,
    refusal(CancelPackingPlanDocument, { id: 'plan1' }, 'PLAN_STATUS_FORBIDS', 'It is paid.'),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('It is paid.')).toBeVisible();
  expect(await box('Add Lamp')).toBeDisabled();
});

test('photos open large and turn', async () => {
  const { user } = show(
    stored(storedItem({ photos: [photo('/uploads/a.jpg'), photo('/uploads/b.jpg')] })),
  );
  await user.click(await screen.findByRole('button', { name: 'Photo 1 of Teapot' }));
  const viewer = await screen.findByRole('dialog', { name: 'Teapot, photo 1 of 2' });
  await user.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  expect(within(viewer).getByRole('img')).toHaveAttribute('src', '/uploads/b.jpg');
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a photo is enlarged by keys, and shown beside the next one', async () => {
  const { user } = show(
    stored(storedItem({ photos: [photo('/uploads/a.jpg'), photo('/uploads/b.jpg')] })),
  );
  await user.click(await screen.findByRole('button', { name: 'Photo 1 of Teapot' }));
  const viewer = within(screen.getByRole('dialog'));
  const width = () => viewer.getByRole('group').firstElementChild!;
  viewer.getByRole('group').focus();
  await user.keyboard('+');
  expect(width()).toHaveStyle({ width: '150%' });
  await user.keyboard('-');
  expect(width()).toHaveStyle({ width: '100%' });
  await user.click(viewer.getByRole('button', { name: 'Two side by side' }));
  expect(viewer.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/uploads/a.jpg',
    '/uploads/b.jpg',
  ]);
});

describe('in a page that the browser translates', () => {
  const translate = translatedScreens();

  test('the parcel follows each tick: how many, their weight, what lines ask', async () => {
    const heavier = { ...toGermany, lines: [{ ...air, total: 13300, actualGrams: 1375 }] };
    const { user } = show(
      stored(teapot, scarf),
      estimate(['s1'], null, { ...toGermany, additions: [adds('s2', 2200)] }),
      estimate(['s1', 's2'], null, heavier),
    );
    await user.click(await box('Add Teapot'));
    await waitFor(() => expect(parcel()).toHaveTextContent(/935 g.*with packaging, from 850 g/));
    await translate();
    await user.click(await box('Add Scarf'));
    expect(parcel()).toHaveTextContent(/2 of 2 items/);
    await waitFor(() => expect(parcel()).toHaveTextContent(/1\.375 kg.*from 1\.25 kg/));
    expect(parcel()).toHaveTextContent('¥133.00');
    expect(parcel()).not.toHaveTextContent('935');
    await translate();
    await user.click(within(parcel()).getByRole('button', { name: 'Take out Scarf' }));
    expect(parcel()).toHaveTextContent(/1 of 2 items.*Pack 1 item/);
  });
});
