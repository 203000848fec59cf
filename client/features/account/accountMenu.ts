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

/** Pages that are no places of their own, and whence one gets to them. */
const placeOf: Readonly<Record<string, string>> = {
  [paths.personal.path]: paths.setting.path,
  [paths.secure.path]: paths.setting.path,
  [paths.modifyPassword.path]: paths.setting.path,
  [paths.withdraw.path]: paths.fund.path,
  [paths.westpay.path]: paths.recharge.path,
};

/** Returns the menu entry of a page; undefined outside the account area. */
export function accountMenuPlace(pathname: string) {
  const at = placeOf[pathname] ?? pathname;
  return accountMenu.find(({ to }) => matchPath({ path: to, end: false }, at));
}
