/** The public face of privacy. */
export { exportData } from './export-data';
