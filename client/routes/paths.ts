import { address, readable } from './address';

/** Payment targets, as in the address of the payment screen. */
type PaymentKind = 'ORDER' | 'PACKING_PLAN' | 'QUESTION';

/** One target or several orders, with an optional preselected method. */
type PaymentAddress = ({ kind: PaymentKind; id: string } | { order: readonly string[] }) & {
  by?: string;
  without?: string;
};

/** A list by days (`YYYY-MM-DD`) and pages. */
type Period = { from?: string; to?: string; page?: number };
/** A list with tabs and a search box. */
type Narrowed = Period & { status?: string; search?: string };

/** The records of the fund, from behind one of them on. */
type FundList = Omit<Period, 'page'> & { type?: string; group?: string; after?: string };

/** The threads of messages, from behind one of them on. */
type MessageList = { about?: string; unread?: string; after?: string };

/**
 * The address of every page, exact in spelling and case (RT-01 … RT-29): how pages and features link to each other,
 * `paths.cart.href()`. What is there is in `table.ts`, which knows all pages and is known to none.
 */
// One line a page.
// oxfmt-ignore
export const paths = {
  home: address('/'),
  goods: address<{ url?: string }>('/productdetail'),
  faq: readable('/faq'),
  article: readable('/article'),

  login: address<{ redirect?: string }>('/user/login'),
  register: address<{ redirect?: string }>('/user/register'),
  registerSuccess: address<{ redirect?: string }>('/user/registerSuccess'),
  findPassword: address('/user/findPassword'),
  resetPassword: address<{ token?: string }>('/user/resetPassword'),
  result: address<{ purpose?: string; token?: string }>('/user/result'),

  cart: address('/cart'),
  confirmOrder: address<{ submitted?: string }>('/confirmOrder'),
  payment: address<PaymentAddress>('/payment'),
  payResult: address<{ id: string } | { joint: string }>('/payment/payResult'),
  recharge: address<{ amount?: string; redirect?: string }>('/payment/recharge'),
  withdraw: address('/payment/withdraw'),
  westpay: address<{ amount?: string; redirect?: string }>('/payment/westpay'),
  message: address<MessageList & { id?: string }>('/message'),

  orders: address<Narrowed & { waiting?: '1' }>('/mine/order'),
  orderDetail: address<{ id: string }>('/mine/order/orderDetail'),
  store: address<{ items?: string }>('/mine/store'),
  confirmInfo: address<{ ids: string }>('/mine/store/confirmInfo'),
  package: address<Narrowed>('/mine/package'),
  packageDetail: address<{ id: string }>('/mine/package/packageDetail'),
  fund: address<FundList>('/mine/fund'),
  address: address<{ edit?: string }>('/mine/address'),
  setting: address('/mine/setting'),
  personal: address('/mine/personal'),
  secure: address('/mine/secure'),
  modifyPassword: address('/mine/modifyPassword'),

  kit: address('/dev/kit'),
};

export type RouteName = keyof typeof paths;

export const routeNames = Object.keys(paths) as RouteName[];

/** Redirects to pages. */
export const redirects: Readonly<Record<string, RouteName>> = { '/mine': 'setting' };
