import { routes, type RouteName } from './table';

type Address = 'path' | 'pattern' | 'href';

/** How pages and features link to the pages of the table: `paths.cart.href()`. */
export const paths: { [Name in RouteName]: Pick<(typeof routes)[Name], Address> } = routes;
