import { modules } from './modules';

/** The scheduled jobs of all modules and their intervals. */
export const jobs = modules.flatMap(({ jobs = [] }) => jobs);
