import { screen, waitFor, within } from '@testing-library/react';
import { CancelPackingPlanDocument, StorePageDocument } from '../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { storedItem } from '../../../testing/storedItems';
import { StorePage } from './StorePage';

const teapot = storedItem();
const scarf = storedItem({ id: 's2', name: 'Scarf', weightGrams: 400, freeDaysLeft: 6 });
const reserved = storedItem({
  id: 's3',
  name: 'Lamp',
  status: 'RESERVED',
  packingPlanId: 'plan1',
  freeDaysLeft: 2,
});
const held = storedItem({
  id: 's4',
  name: 'Shoes',
  status: 'HELD',
  freeDaysLeft: -3,
  storageFee: 300,
});

const stored = (...items: object[]) => answer(StorePageDocument, {}, { storedItems: items });
const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<StorePage />, { mocks, cookies: signedIn });
const box = (name: string) => screen.findByRole('checkbox', { name });
const bar = () => screen.getByRole('complementary');

test('an empty warehouse says so', async () => {
  show(stored());
  expect(await screen.findByText('Nothing is stored in the warehouse yet')).toBeVisible();
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

test('days left are told in words, overdue ones with their fee', async () => {
  show(stored(teapot, scarf, storedItem({ id: 's5', freeDaysLeft: 0 }), held));
  expect(await screen.findByText('20 days of free storage left')).toBeVisible();
  expect(screen.getByText('6 days of free storage left')).toBeVisible();
  expect(screen.getByText('Last day of free storage')).toBeVisible();
  expect(screen.getByText('3 days overdue: ¥3.00 so far')).toBeVisible();
});

const releaseMocks = [stored(teapot, reserved)];

async function askToRelease(mocks: Parameters<typeof show>) {
  const { user } = show(...mocks);
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  const dialog = screen.getByRole('dialog');
  return { user, dialog };
}

test('releasing asks first, then the items can be selected without reloading', async () => {
  const freed = storedItem({ ...reserved, status: 'STORED', packingPlanId: null });
  const { user, dialog } = await askToRelease([
    ...releaseMocks,
    answer(
      CancelPackingPlanDocument,
      { id: 'plan1' },
      {
        cancelPackingPlan: { __typename: 'WarehousePayload', storedItems: [teapot, freed] },
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
  const { user } = show(stored(storedItem({ photoUrls: ['/uploads/a.jpg', '/uploads/b.jpg'] })));
  await user.click(await screen.findByRole('button', { name: 'Photo 1 of Teapot' }));
  const viewer = screen.getByRole('dialog', { name: 'Teapot, photo 1 of 2' });
  await user.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  expect(within(viewer).getByRole('img')).toHaveAttribute('src', '/uploads/b.jpg');
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
