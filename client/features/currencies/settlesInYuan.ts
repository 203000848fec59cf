import { matchPath } from 'react-router-dom';
import { paths } from '../../routes/paths';

/** Pages of what is paid, and of what was booked: what counts there is the amount in yuan. */
const pages = [paths.payment.path, paths.fund.path];

/** Whether amounts of a page are told in yuan first, whatever currency the shopper chose. */
export function settlesInYuan(pathname: string): boolean {
  return pages.some((path) => matchPath({ path, end: false }, pathname));
}
