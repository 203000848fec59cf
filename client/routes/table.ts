import type { MessageBundle } from '../i18n/messageBundles';
import type { RouteName } from './paths';

/** Layout, access and texts of a kind of pages. */
export interface Frame {
  /** `login`: a logo and a copyright line; `account`: the default one with the account's menu. */
  readonly layout: 'login' | 'default' | 'account';
  /** Guests are led to the login; outside the demo a demo page is not found. */
  readonly guard?: 'signedIn' | 'demo';
  /** The bundles of texts that such a page loads besides the public ones. */
  readonly texts: readonly MessageBundle[];
}

/** The page of an address. */
export interface Route {
  readonly frame: Frame;
  /** The name of the component in its module. */
  readonly page: `${string}Page`;
  /**
   * Loads the module when the page is wanted. Its `firstQuery`, if there is one, is what a link asks in advance when
   * it is pointed at.
   */
  readonly load: () => Promise<unknown>;
}

const at = (frame: Frame, page: Route['page'], load: Route['load']): Route => ({
  ...{ frame, page, load },
});

const onEntry: Frame = { layout: 'login', texts: ['entry'] };
const open: Frame = { layout: 'default', texts: [] };
/** Open as well, with texts that nobody needs before they buy. */
const buying: Frame = { layout: 'default', texts: ['shopping'] };
const signedIn: Frame = { layout: 'default', guard: 'signedIn', texts: ['shopping'] };
const paying: Frame = { ...signedIn, texts: ['shopping', 'money'] };
const account: Frame = { layout: 'account', guard: 'signedIn', texts: ['shopping'] };
const balance: Frame = { ...account, texts: ['shopping', 'money'] };
const settings: Frame = { ...account, texts: ['entry', 'settings'] };
/** For whoever builds the storefront: only where the demo runs, never in production. */
const demo: Frame = { layout: 'default', guard: 'demo', texts: ['shopping'] };

/**
 * All routes: layout and module. Router, prefetching and the server's list of pages derive from this table;
 * the title and the description of `cart` are the messages `meta.cart.title` and `meta.cart.description`.
 */
// One line a page.
// oxfmt-ignore
export const routes: Readonly<Record<RouteName, Route>> = {
  home: at(open, 'HomePage', () => import('../pages/HomePage')),
  goods: at(buying, 'ProductDetailPage', () => import('../pages/productdetail/ProductDetailPage')),
  faq: at(open, 'FaqPage', () => import('../pages/faq/FaqPage')),
  article: at(open, 'ArticlePage', () => import('../pages/article/ArticlePage')),

  login: at(onEntry, 'LoginPage', () => import('../pages/user/LoginPage')),
  register: at(onEntry, 'RegisterPage', () => import('../pages/user/RegisterPage')),
  registerSuccess: at(onEntry, 'RegisterSuccessPage', () => import('../pages/user/RegisterSuccessPage')),
  findPassword: at(onEntry, 'FindPasswordPage', () => import('../pages/user/FindPasswordPage')),
  resetPassword: at(onEntry, 'ResetPasswordPage', () => import('../pages/user/ResetPasswordPage')),
  result: at(onEntry, 'ResultPage', () => import('../pages/user/ResultPage')),

  cart: at(signedIn, 'CartPage', () => import('../pages/cart/CartPage')),
  confirmOrder: at(paying, 'ConfirmOrderPage', () => import('../pages/confirmOrder/ConfirmOrderPage')),
  payment: at(paying, 'PaymentPage', () => import('../pages/payment/PaymentPage')),
  payResult: at(paying, 'PayResultPage', () => import('../pages/payment/PayResultPage')),
  recharge: at(paying, 'RechargePage', () => import('../pages/payment/RechargePage')),
  withdraw: at(paying, 'WithdrawPage', () => import('../pages/payment/WithdrawPage')),
  westpay: at(paying, 'WestpayPage', () => import('../pages/payment/WestpayPage')),
  message: at(signedIn, 'MessagesPage', () => import('../pages/message/MessagesPage')),

  orders: at(account, 'OrdersPage', () => import('../pages/mine/order/OrdersPage')),
  orderDetail: at(account, 'OrderDetailPage', () => import('../pages/mine/order/OrderDetailPage')),
  store: at(account, 'StorePage', () => import('../pages/mine/store/StorePage')),
  confirmInfo: at(account, 'ConfirmInfoPage', () => import('../pages/mine/store/confirmInfo/ConfirmInfoPage')),
  package: at(account, 'PackagesPage', () => import('../pages/mine/package/PackagesPage')),
  packageDetail: at(account, 'PackageDetailPage', () => import('../pages/mine/package/PackageDetailPage')),
  fund: at(balance, 'FundPage', () => import('../pages/mine/fund/FundPage')),
  address: at(account, 'AddressesPage', () => import('../pages/mine/address/AddressesPage')),
  setting: at(settings, 'SettingPage', () => import('../pages/mine/setting/SettingPage')),
  personal: at(settings, 'PersonalPage', () => import('../pages/mine/personal/PersonalPage')),
  secure: at(settings, 'SecurePage', () => import('../pages/mine/secure/SecurePage')),
  modifyPassword: at(settings, 'ModifyPasswordPage', () => import('../pages/mine/modifyPassword/ModifyPasswordPage')),

  kit: at(demo, 'KitPage', () => import('../pages/dev/KitPage')),
};
