import { matchPath } from 'react-router-dom';
import { paths } from '../../routes/paths';

/** The places of the account area, in the order of their menus. */
export const accountMenu = [
  { id: 'account.menu.orders', to: paths.orders.path },
  { id: 'account.menu.warehouse', to: paths.store.path },
  { id: 'account.menu.packages', to: paths.package.path },
  { id: 'account.menu.fund', to: paths.fund.path },
  { id: 'account.menu.recharge', to: paths.recharge.path },
  { id: 'account.menu.addresses', to: paths.address.path },
  { id: 'account.menu.messages', to: paths.message.path },
  { id: 'account.menu.settings', to: paths.setting.path },
] as const;

/** Pages one gets to from the settings alone. */
const settings: readonly string[] = [
  paths.personal.path,
  paths.secure.path,
  paths.modifyPassword.path,
];

/** Where in the menu a page belongs; undefined outside the account area. */
export function accountMenuPlace(pathname: string) {
  const at = settings.includes(pathname) ? paths.setting.path : pathname;
  return accountMenu.find(({ to }) => matchPath({ path: to, end: false }, at));
}
