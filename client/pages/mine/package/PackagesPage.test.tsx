import { screen, within } from '@testing-library/react';
import {
  ConfirmReceiptsDocument,
  CancelPackingPlanDocument,
  PackagesPageDocument,
  UnpaidParcelsDocument,
  type PackageStatus,
} from '../../../gql/graphql';
import { nextStep } from '../../../testing/orders';
import { packageCard, packageDetail } from '../../../testing/packages';
import { reservedIn, storedItem } from '../../../testing/storedItems';
import { answer, renderScreen, signedIn } from '../../../testing/renderScreen';
import { PackagesPage } from './PackagesPage';

const counts = Object.entries({
  PENDING_SHIPMENT: 11,
  PENDING_RECEIPT: 1,
  COMPLETED: 0,
  CANCELLED: 2,
}).map(([status, count]) => ({ __typename: 'PackageStatusCount', status, count }));

const list = (status: PackageStatus | undefined, page: number, items: object[], total: number) =>
  answer(
    PackagesPageDocument,
    { status, page },
    {
      packages: { __typename: 'PackagePage', items, total, page, pageSize: 10, counts },
    },
  );

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<PackagesPage />, {
    mocks: [...mocks, answer(UnpaidParcelsDocument, {}, { storedItems: [] })],
    ...{ path, cookies: signedIn },
  });

test('tabs carry their counts and the current one is told (RT-17)', async () => {
  show('/mine/package?status=COMPLETED', list('COMPLETED', 1, [], 0));
  expect(await screen.findByText('There are no packages here')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Status of the packages' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All14',
    'Pending shipment11',
    'Pending receipt1',
    'Completed0',
    'Cancelled2',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Completed');
});

test('a page of a tab has an address of its own', async () => {
  const path = '/mine/package?status=PENDING_SHIPMENT&page=2';
  show(path, list('PENDING_SHIPMENT', 2, [packageCard()], 11));
  expect(await screen.findByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/mine/package?status=PENDING_SHIPMENT',
  );
  expect(screen.getByRole('link', { name: 'Teapot, package P20261121001' })).toHaveAttribute(
    'href',
    '/mine/package/packageDetail?id=p1',
  );
});

test('an address that makes no sense shows the first page of all', async () => {
  show('/mine/package?status=LOST&page=-3', list(undefined, 1, [packageCard()], 1));
  expect(await screen.findByText('P20261121001')).toBeVisible();
});

test('what is looked for stands in the address; nothing found names it (RT-17)', async () => {
  const { user } = show(
    '/mine/package?status=COMPLETED',
    list('COMPLETED', 1, [packageCard()], 1),
    answer(
      PackagesPageDocument,
      { status: 'COMPLETED', search: 'JD01', page: 1 },
      {
        packages: { __typename: 'PackagePage', items: [], total: 0, page: 1, pageSize: 10, counts },
      },
    ),
  );
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'JD01');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No package matches “JD01”')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/mine/package?status=COMPLETED&search=JD01',
  );
  expect(screen.getByText('No package found')).toHaveAttribute('role', 'status');
});

test('parcels that are not paid yet are found above the packages, and can be given up (RT-17)', async () => {
  const { user } = show(
    '/mine/package',
    list(undefined, 1, [], 0),
    answer(
      UnpaidParcelsDocument,
      {},
      {
        storedItems: [
          reservedIn('plan1', 's1', 'Teapot'),
          reservedIn('plan2', 's2', 'Lamp'),
          reservedIn('plan1', 's3', 'Scarf'),
        ],
      },
    ),
    answer(
      CancelPackingPlanDocument,
      { id: 'plan1' },
      {
        cancelPackingPlan: {
          __typename: 'CancelPackingPlanPayload',
          storedItems: [storedItem({ id: 's1' }), storedItem({ id: 's3', name: 'Scarf' })],
        },
      },
    ),
  );
  const parcels = await screen.findByRole('list', { name: 'Parcels that are not paid yet' });
  const [first, second] = within(parcels).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Unpaid parcel PP-plan1.*Teapot and Scarf ¥203\.00/);
  expect(second).toHaveTextContent(/Unpaid parcel PP-plan2.*Lamp/);
  await user.click(within(first!).getByRole('button', { name: 'Release' }));
  const dialog = screen.getByRole('dialog', { name: 'Release the items of this parcel?' });
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('The items can be packed again')).toBeVisible();
  expect(within(parcels).getAllByRole('listitem')).toEqual([second]);
});

test('a package that can be received comes before newer ones', async () => {
  const packages = [
    packageCard({ id: 'p2', number: 'P-new' }),
    packageCard({ number: 'P-come', availableActions: ['CONFIRM_RECEIPT'] }),
    packageCard({ id: 'p3', number: 'P-old' }),
  ];
  show('/mine/package', list(undefined, 1, packages, 3));
  await screen.findByText('P-come');
  const numbers = screen.getAllByText(/^P-/).map(({ textContent }) => textContent);
  expect(numbers).toEqual(['P-come', 'P-new', 'P-old']);
});

test('several receipts are confirmed after one question; tabs and counts follow', async () => {
  const travelling = (id: string) =>
    packageCard({
      ...{ id, number: `P-${id}`, status: 'PENDING_RECEIPT' },
      availableActions: ['CONFIRM_RECEIPT'],
    });
  const received = (id: string) => {
    const { timeline } = packageDetail();
    return {
      __typename: 'Package',
      ...{ id, status: 'COMPLETED', completedAt: '2026-11-20T08:00:00.000Z', autoConfirmAt: null },
      ...{ availableActions: ['REVIEW'], timeline, items: [] },
      ...{ nextStep: null, expectedArrival: null },
    };
  };
  const { user } = show(
    '/mine/package?status=PENDING_RECEIPT',
    list('PENDING_RECEIPT', 1, [travelling('1'), travelling('2'), travelling('3')], 3),
    answer(
      ConfirmReceiptsDocument,
      { packageIds: ['1', '3'] },
      {
        confirmReceipts: {
          __typename: 'ConfirmReceiptsPayload',
          packages: [received('1'), received('3')],
          viewer: { __typename: 'Viewer', id: 'v1' },
        },
      },
    ),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Choose package P-1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose package P-3' }));
  await user.click(screen.getByRole('button', { name: 'Confirm receipt' }));
  const dialog = screen.getByRole('dialog', { name: 'Have you received these 2 packages?' });
  const named = within(dialog).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual(['P-1', 'P-3']);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm receipt' }));
  expect(await screen.findByText('Receipt confirmed. Thank you!')).toBeVisible();
  expect(screen.queryByText('P-1')).not.toBeInTheDocument();
  expect(screen.getByText('P-2')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Status of the packages' }));
  expect(tabs.getByRole('link', { name: /^Completed/ })).toHaveTextContent('2');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a ticket tells what is in the package, where it goes, how, and what it weighs and cost', async () => {
  const item = packageCard().items[0];
  const items = [item, { ...item, id: 's2', name: 'Scarf', quantity: 3 }];
  const carried = {
    ...{ carrier: 'Harbour Post', trackingNumber: 'HP12345', items },
    ...{ status: 'PENDING_RECEIPT' as const, nextStep: nextStep('CARRIER', 'DELIVER') },
  };
  show('/mine/package', list(undefined, 1, [packageCard(carried)], 1));
  const ticket = (await screen.findByText('P20261121001')).closest('li')!;
  const told = ['Teapot and Scarf', '2 items, 4 pieces', 'Mei Lin, London, United Kingdom'];
  told.push('EMS · Chargeable weight 935 g', 'Harbour Post HP12345', '¥133.00');
  for (const words of told) expect(ticket).toHaveTextContent(words);
  expect(within(ticket).getByText(/^Chargeable weight/)).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(within(ticket).getByRole('button', { name: 'Copy the tracking number' })).toBeVisible();
});

test('one that has come is a thin ticket: who carried it is told on its page', async () => {
  const carried = { carrier: 'Harbour Post', trackingNumber: 'HP12345' };
  const come = packageCard({ ...carried, status: 'COMPLETED', nextStep: null });
  show('/mine/package', list(undefined, 1, [come], 1));
  const ticket = (await screen.findByText('P20261121001')).closest('li')!;
  expect(ticket).toHaveTextContent('EMS · Chargeable weight 935 g');
  expect(ticket).not.toHaveTextContent('HP12345');
});
