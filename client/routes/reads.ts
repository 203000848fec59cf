import type { RouteName, paths } from './paths';

/** The names that links to a page may carry in their query, whichever kind of link it is. */
type Carried<Query> = Query extends object ? Extract<keyof Query, string> : never;

/** Parameters that pages write into their own address; an article's link has its parts in the path. */
interface Own {
  readonly faq: 'q';
  readonly article: never;
  readonly store: 'items' | 'q' | 'sort' | 'to' | 'view';
}

type ReadBy<Name extends RouteName> = Name extends keyof Own
  ? Own[Name]
  : Carried<Parameters<(typeof paths)[Name]['href']>[0]>;

/**
 * Query parameters of each page, for the server, which renders and caches one page for all equivalent
 * addresses. A parameter that links use and that is missing here does not compile.
 */
export const reads: { readonly [Name in RouteName]: Readonly<Record<ReadBy<Name>, true>> } = {
  home: {},
  goods: { url: true },
  faq: { q: true },
  article: {},
  login: { redirect: true },
  register: { redirect: true },
  registerSuccess: { redirect: true },
  findPassword: {},
  resetPassword: { token: true },
  result: { purpose: true, token: true },
  cart: {},
  confirmOrder: { submitted: true },
  payment: { kind: true, id: true, order: true, by: true, without: true },
  payResult: { id: true, joint: true },
  recharge: { amount: true, redirect: true },
  withdraw: {},
  westpay: { amount: true, redirect: true },
  message: { id: true, about: true, unread: true, after: true },
  orders: { status: true, search: true, from: true, to: true, page: true, waiting: true },
  orderDetail: { id: true },
  store: { items: true, q: true, sort: true, to: true, view: true },
  confirmInfo: { ids: true },
  package: { status: true, search: true, from: true, to: true, page: true },
  packageDetail: { id: true },
  fund: { from: true, to: true, type: true, group: true, after: true },
  address: { edit: true },
  setting: {},
  personal: {},
  secure: {},
  modifyPassword: {},
  kit: {},
};
