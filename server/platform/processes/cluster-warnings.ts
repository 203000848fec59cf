import type { ServerProcess } from './server-process.entity';

type Announced = Pick<ServerProcess, 'role' | 'host' | 'port' | 'uploadsFolder' | 'hasRedis'>;

/**
 * Returns what live processes cannot do together, with the names of those concerned: limits that each counts for
 * itself, uploads that others do not find, and scheduled jobs that nobody runs.
 */
export function clusterWarnings(live: readonly Announced[]): string[] {
  const serving = live.filter(({ role }) => role !== 'worker');
  const countingAlone = serving.length > 1 ? serving.filter(({ hasRedis }) => !hasRedis) : [];
  const onDisk = new Set(live.map(placeOfUploads)).size > 1 ? live.filter(hasLocalDisk) : [];
  const idle = live.every(({ role }) => role === 'web') ? live : [];
  return [
    ...warningOf('without REDIS_URL each process counts limits for itself', countingAlone),
    ...warningOf('without STORAGE_URL other processes miss uploads on a local disk', onDisk),
    ...warningOf('no process with ROLE=worker or ROLE=all runs scheduled jobs', idle),
  ];
}

/** Returns the name by which a process is told apart: host and port. */
export function nameOf({ host, port }: Pick<Announced, 'host' | 'port'>): string {
  return `${host}:${port}`;
}

const hasLocalDisk = ({ uploadsFolder }: Announced) => uploadsFolder !== '';

/** Processes of one machine may share a folder, and all may share a bucket. */
function placeOfUploads(announced: Announced): string {
  return hasLocalDisk(announced) ? `${announced.host}:${announced.uploadsFolder}` : '';
}

function warningOf(fault: string, concerned: readonly Announced[]): string[] {
  return concerned.length > 0 ? [`${fault}: ${concerned.map(nameOf).sort().join(', ')}`] : [];
}
