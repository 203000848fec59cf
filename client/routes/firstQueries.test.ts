import { pageAt } from './pages';

async function firstQueryAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://ours.invalid');
  const found = pageAt(pathname, true);
  const first = await found?.page.preload(searchParams, found.params);
  const [operation] = first?.query.definitions ?? [];
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  return [name, first?.variables ?? {}];
}

const list = { search: undefined, page: 1, from: undefined, to: undefined };

test.each([
  ['/faq', 'HelpGroups', {}],
  ['/faq/59/Purchase%20process', 'ArticleById', { id: 59 }],
  ['/article', 'FooterGroups', {}],
  ['/article/86', 'ArticleById', { id: 86 }],
  ['/cart', 'CartPage', {}],
  ['/confirmOrder', 'ConfirmOrderPage', {}],
  [
    '/message?unread=1&after=x',
    'MessagesPage',
    { targetKind: undefined, isRead: false, after: 'x' },
  ],
  ['/mine/order', 'OrdersPage', { ...list, status: undefined }],
  [
    '/mine/order?status=PAID&search=cup&page=2',
    'OrdersPage',
    { ...list, status: 'PAID', search: 'cup', page: 2 },
  ],
  ['/mine/order/orderDetail?id=7', 'OrderDetailPage', { id: '7' }],
  ['/mine/package?status=COMPLETED', 'PackagesPage', { ...list, status: 'COMPLETED' }],
  ['/mine/package/packageDetail?id=7', 'PackageDetailPage', { id: '7' }],
  [
    '/mine/fund?type=ORDER_REFUND',
    'FundPage',
    { type: 'ORDER_REFUND', from: undefined, to: undefined },
  ],
  ['/mine/store', 'StorePage', {}],
])('a link to %s brings %s (RT-32)', async (address, name, variables) => {
  expect(await firstQueryAt(address)).toEqual([name, variables]);
});

test.each(['/faq/seven', '/confirmOrder?submitted=7', '/payment?kind=ORDER&id=7'])(
  'a link to %s brings its page alone',
  async (address) => expect(await firstQueryAt(address)).toEqual([undefined, {}]),
);
