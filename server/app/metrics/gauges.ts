import { modules } from '../modules';
import { overdueJobs } from './job.gauges';
import { processGauges } from './process.gauges';

/** Every figure that is read when somebody asks for it: by Prometheus, the watchdog or `operator alerts`. */
export const gauges = [
  ...modules.flatMap(({ gauges = [] }) => gauges),
  overdueJobs,
  ...processGauges,
];
