import { lazyPage, type LazyPage } from './lazyPage';
import { paths } from './paths';

/** Pages of the account area: path → lazy page. */
export const accountPages: Record<string, LazyPage> = {
  [paths.orders.path]: lazyPage(() => import('../pages/mine/order/OrdersPage'), 'OrdersPage'),
  [paths.orderDetail.path]: lazyPage(
    () => import('../pages/mine/order/OrderDetailPage'),
    'OrderDetailPage',
  ),
  [paths.store.path]: lazyPage(() => import('../pages/mine/store/StorePage'), 'StorePage'),
  [paths.confirmInfo.path]: lazyPage(
    () => import('../pages/mine/store/confirmInfo/ConfirmInfoPage'),
    'ConfirmInfoPage',
  ),
  [paths.package.path]: lazyPage(
    () => import('../pages/mine/package/PackagesPage'),
    'PackagesPage',
  ),
  [paths.packageDetail.path]: lazyPage(
    () => import('../pages/mine/package/PackageDetailPage'),
    'PackageDetailPage',
  ),
  [paths.address.path]: lazyPage(
    () => import('../pages/mine/address/AddressesPage'),
    'AddressesPage',
  ),
  [paths.setting.path]: lazyPage(() => import('../pages/mine/setting/SettingPage'), 'SettingPage'),
  [paths.personal.path]: lazyPage(
    () => import('../pages/mine/personal/PersonalPage'),
    'PersonalPage',
  ),
  [paths.secure.path]: lazyPage(() => import('../pages/mine/secure/SecurePage'), 'SecurePage'),
  [paths.modifyPassword.path]: lazyPage(
    () => import('../pages/mine/modifyPassword/ModifyPasswordPage'),
    'ModifyPasswordPage',
  ),
  [paths.fund.path]: lazyPage(() => import('../pages/mine/fund/FundPage'), 'FundPage'),
};
