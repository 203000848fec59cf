import { readable, route, type Frame } from './route';

/** The kinds of things a shopper pays for, as they stand in the address of the payment screen. */
type PaymentKind = 'ORDER' | 'PACKING_PLAN' | 'QUESTION';

/** One thing or several orders, and the way to pay that is chosen at first, or is not. */
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

const onEntry: Frame = { layout: 'login', texts: ['entry'] };
const open: Frame = { layout: 'default', texts: [] };
/** Open as well, with texts that nobody needs before they buy. */
const buying: Frame = { layout: 'default', texts: ['shoppers'] };
const signedIn: Frame = { layout: 'default', guard: 'signedIn', texts: ['shoppers'] };
const paying: Frame = { ...signedIn, texts: ['shoppers', 'money'] };
const account: Frame = { layout: 'account', guard: 'signedIn', texts: ['shoppers'] };
const balance: Frame = { ...account, texts: ['shoppers', 'money'] };
const settings: Frame = { ...account, texts: ['entry', 'settings'] };
/** For whoever builds the storefront: only where the demo runs, never in production. */
const demo: Frame = { layout: 'default', guard: 'demo', texts: ['shoppers'] };

/**
 * Every page of the storefront: its address, exact in spelling and case (RT-01 … RT-29), its frame
 * and its module. Router, prefetching and the server's list of pages derive from this table; the title
 * and the description of `cart` are the messages `meta.cart.title` and `meta.cart.description`.
 */
// One line a page.
// oxfmt-ignore
export const routes = {
  home: route('/', open, 'HomePage', () => import('../pages/HomePage')),
  goods: route<{ url?: string }>('/productdetail', buying, 'ProductDetailPage', () => import('../pages/productdetail/ProductDetailPage')),
  faq: readable('/faq', open, 'FaqPage', () => import('../pages/faq/FaqPage')),
  article: readable('/article', open, 'ArticlePage', () => import('../pages/article/ArticlePage')),

  login: route<{ redirect?: string }>('/user/login', onEntry, 'LoginPage', () => import('../pages/user/LoginPage')),
  register: route<{ redirect?: string }>('/user/register', onEntry, 'RegisterPage', () => import('../pages/user/RegisterPage')),
  registerSuccess: route<{ redirect?: string }>('/user/registerSuccess', onEntry, 'RegisterSuccessPage', () => import('../pages/user/RegisterSuccessPage')),
  findPassword: route('/user/findPassword', onEntry, 'FindPasswordPage', () => import('../pages/user/FindPasswordPage')),
  resetPassword: route<{ token?: string }>('/user/resetPassword', onEntry, 'ResetPasswordPage', () => import('../pages/user/ResetPasswordPage')),
  result: route<{ purpose?: string; token?: string }>('/user/result', onEntry, 'ResultPage', () => import('../pages/user/ResultPage')),

  cart: route('/cart', signedIn, 'CartPage', () => import('../pages/cart/CartPage')),
  confirmOrder: route<{ submitted?: string }>('/confirmOrder', paying, 'ConfirmOrderPage', () => import('../pages/confirmOrder/ConfirmOrderPage')),
  payment: route<PaymentAddress>('/payment', paying, 'PaymentPage', () => import('../pages/payment/PaymentPage')),
  payResult: route<{ id: string } | { joint: string }>('/payment/payResult', paying, 'PayResultPage', () => import('../pages/payment/PayResultPage')),
  recharge: route<{ amount?: string; redirect?: string }>('/payment/recharge', paying, 'RechargePage', () => import('../pages/payment/RechargePage')),
  withdraw: route('/payment/withdraw', paying, 'WithdrawPage', () => import('../pages/payment/WithdrawPage')),
  westpay: route<{ amount?: string; redirect?: string }>('/payment/westpay', paying, 'WestpayPage', () => import('../pages/payment/WestpayPage')),
  message: route<MessageList & { id?: string }>('/message', signedIn, 'MessagesPage', () => import('../pages/message/MessagesPage')),

  orders: route<Narrowed & { waiting?: '1' }>('/mine/order', account, 'OrdersPage', () => import('../pages/mine/order/OrdersPage')),
  orderDetail: route<{ id: string }>('/mine/order/orderDetail', account, 'OrderDetailPage', () => import('../pages/mine/order/OrderDetailPage')),
  store: route<{ items?: string }>('/mine/store', account, 'StorePage', () => import('../pages/mine/store/StorePage')),
  confirmInfo: route<{ ids: string }>('/mine/store/confirmInfo', account, 'ConfirmInfoPage', () => import('../pages/mine/store/confirmInfo/ConfirmInfoPage')),
  package: route<Narrowed>('/mine/package', account, 'PackagesPage', () => import('../pages/mine/package/PackagesPage')),
  packageDetail: route<{ id: string }>('/mine/package/packageDetail', account, 'PackageDetailPage', () => import('../pages/mine/package/PackageDetailPage')),
  fund: route<FundList>('/mine/fund', balance, 'FundPage', () => import('../pages/mine/fund/FundPage')),
  address: route<{ edit?: string }>('/mine/address', account, 'AddressesPage', () => import('../pages/mine/address/AddressesPage')),
  setting: route('/mine/setting', settings, 'SettingPage', () => import('../pages/mine/setting/SettingPage')),
  personal: route('/mine/personal', settings, 'PersonalPage', () => import('../pages/mine/personal/PersonalPage')),
  secure: route('/mine/secure', settings, 'SecurePage', () => import('../pages/mine/secure/SecurePage')),
  modifyPassword: route('/mine/modifyPassword', settings, 'ModifyPasswordPage', () => import('../pages/mine/modifyPassword/ModifyPasswordPage')),

  kit: route('/dev/kit', demo, 'KitPage', () => import('../pages/dev/KitPage')),
};

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** Addresses that lead on to a page, and to which. */
export const redirects: Readonly<Record<string, RouteName>> = { '/mine': 'setting' };
