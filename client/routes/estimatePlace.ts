import { paths } from './paths';

/** Fragment of the home page with the shipping estimate for the visitor's country. */
export const estimatePlace = 'estimate';
export const estimateHref = `${paths.home.path}#${estimatePlace}`;
