import { screen, within } from '@testing-library/react';
import { PackagesPageDocument, type PackageStatus } from '../../../gql/graphql';
import { packageCard } from '../../../testing/packages';
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
  renderScreen(<PackagesPage />, { mocks, path, cookies: signedIn });

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
  expect(screen.getByRole('link', { name: 'P20261121001' })).toHaveAttribute(
    'href',
    '/mine/package/packageDetail?id=p1',
  );
});

test('an address that makes no sense shows the first page of all', async () => {
  show('/mine/package?status=LOST&page=-3', list(undefined, 1, [packageCard()], 1));
  expect(await screen.findByText('P20261121001')).toBeVisible();
});
