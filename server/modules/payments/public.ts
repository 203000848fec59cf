/** The public face of payments. */
export { pay } from './pay';
