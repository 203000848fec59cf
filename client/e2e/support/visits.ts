import { paths, routeNames, type RouteName } from '../../routes/paths';
import { routes } from '../../routes/table';
import type { Belongings } from './belongings';

/** One look at one page. */
export interface Visit {
  /** The route, for a reader and as a file name. */
  readonly name: string;
  readonly path: string;
  readonly by: 'guest' | 'shopper';
}

type Addresses = Partial<Record<RouteName, string>>;

/** Pages of one object have its id in their address; the others are visited at their path. */
const addressesWith = (own: Belongings): Addresses => ({
  orderDetail: paths.orderDetail.href({ id: own.orders.IN_STOCK! }),
  confirmInfo: paths.confirmInfo.href({ ids: own.storedItems.join(',') }),
  packageDetail: paths.packageDetail.href({ id: own.packages.COMPLETED! }),
  message: paths.message.href({ id: own.message }),
  payment: paths.payment.href({ kind: 'ORDER', id: own.orders.PENDING_PAYMENT! }),
  payResult: paths.payResult.href({ id: own.payment }),
  goods: paths.goods.href({ url: 'https://kiln.example/item/tea-cup' }),
});

/** Further faces of pages that have several. */
const furtherVisits = (own: Belongings): Visit[] => [
  { name: 'home-guest', path: paths.home.href(), by: 'guest' },
  { name: 'goods-guest', path: paths.goods.href(), by: 'guest' },
  { name: 'faq-59', path: paths.faq.href({ id: '59', name: 'Purchase process' }), by: 'guest' },
  // The widest table.
  { name: 'faq-83', path: paths.faq.href({ id: '83' }), by: 'guest' },
  { name: 'faq-search', path: `${paths.faq.href()}?q=customs`, by: 'guest' },
  { name: 'article-86', path: paths.article.href({ id: '86' }), by: 'guest' },
  { name: 'address-new', path: paths.address.href({ edit: 'new' }), by: 'shopper' },
  { name: 'address-edit', path: paths.address.href({ edit: own.address }), by: 'shopper' },
  {
    name: 'orderDetail-pending',
    path: paths.orderDetail.href({ id: own.orders.PENDING_PAYMENT! }),
    by: 'shopper',
  },
  {
    name: 'orderDetail-asked',
    path: paths.orderDetail.href({ id: own.askedOrder }),
    by: 'shopper',
  },
  {
    name: 'orderDetail-shipped',
    path: paths.orderDetail.href({ id: own.shippedOrder }),
    by: 'shopper',
  },
  {
    name: 'orderDetail-stored',
    path: paths.orderDetail.href({ id: own.storedOrder }),
    by: 'shopper',
  },
  {
    name: 'payResult-failed',
    path: paths.payResult.href({ id: own.failedPayment }),
    by: 'shopper',
  },
  {
    name: 'packageDetail-shipped',
    path: paths.packageDetail.href({ id: own.packages.PENDING_RECEIPT! }),
    by: 'shopper',
  },
  { name: 'notFound', path: '/no/such/page', by: 'guest' },
];

/** Every route there is, a new one included, and the further faces. */
export function visitsWith(own: Belongings): Visit[] {
  const addresses: Addresses = addressesWith(own);
  const visits = routeNames.map((name) => ({
    name,
    path: addresses[name] ?? paths[name].path,
    by: routes[name].frame.layout === 'login' ? ('guest' as const) : ('shopper' as const),
  }));
  return [...visits, ...furtherVisits(own)];
}
