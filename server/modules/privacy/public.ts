/** The public exports of privacy. */
export { exportData } from './export-data';
