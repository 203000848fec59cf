/** What a link may carry in its query; absent values are left out, lists stand once for each. */
type Query = Record<string, string | number | readonly string[] | undefined>;

function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[key, String(each)]])),
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** A route whose link carries the query `Q`, e.g. `paths.orderDetail.href({ id })`. */
function route<Q extends Query = Record<string, never>>(path: string) {
  return {
    path,
    pattern: path,
    href: (...[query]: Record<string, never> extends Q ? [query?: Q] : [query: Q]) =>
      withQuery(path, query ?? {}),
  };
}

/** A route of the help centre: the id and a readable tail stand in the path. */
function readable(path: string) {
  return {
    path,
    pattern: `${path}/:id?/*`,
    href: ({ id, name }: { id?: string; name?: string } = {}) =>
      [path, id, name && encodeURIComponent(name)].filter(Boolean).join('/'),
  };
}

/** The kinds of things a shopper pays for, as they stand in the address of the payment screen. */
type PaymentKind = 'ORDER' | 'PACKING_PLAN';

/** A list by days (`YYYY-MM-DD`) and pages. */
type Period = { from?: string; to?: string; page?: number };
/** A list with tabs and a search box. */
type Narrowed = Period & { status?: string; search?: string };

/** Every address of the storefront, exact in spelling and case (RT-01 … RT-29), and the kit's. */
export const paths = {
  home: route('/'),
  login: route<{ redirect?: string }>('/user/login'),
  register: route<{ redirect?: string }>('/user/register'),
  registerSuccess: route<{ redirect?: string }>('/user/registerSuccess'),
  findPassword: route('/user/findPassword'),
  resetPassword: route<{ token?: string }>('/user/resetPassword'),
  result: route<{ purpose?: string; token?: string }>('/user/result'),
  setting: route('/mine/setting'),
  personal: route('/mine/personal'),
  secure: route('/mine/secure'),
  modifyPassword: route('/mine/modifyPassword'),
  address: route<{ edit?: string }>('/mine/address'),
  orders: route<Narrowed>('/mine/order'),
  orderDetail: route<{ id: string }>('/mine/order/orderDetail'),
  store: route('/mine/store'),
  confirmInfo: route<{ ids: string }>('/mine/store/confirmInfo'),
  package: route<Narrowed>('/mine/package'),
  packageDetail: route<{ id: string }>('/mine/package/packageDetail'),
  fund: route<Period & { type?: string }>('/mine/fund'),
  faq: readable('/faq'),
  article: readable('/article'),
  message: route<{ page?: number; id?: string }>('/message'),
  cart: route('/cart'),
  confirmOrder: route<{ submitted?: string }>('/confirmOrder'),
  payment: route<{ kind: PaymentKind; id: string } | { order: readonly string[] }>('/payment'),
  payResult: route<{ id: string } | { joint: string }>('/payment/payResult'),
  recharge: route('/payment/recharge'),
  westpay: route<{ id?: string }>('/payment/westpay'),
  goods: route<{ url?: string }>('/productdetail'),
  kit: route('/dev/kit'),
};
