/** Not every browser tells of its connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface NetworkState {
  readonly onLine: boolean;
  readonly connection?: Connection;
}

const TOO_SLOW = ['2g', 'slow-2g'];

/** Whether to load what may never be asked for: not offline, on 2g, or to save data (RT-32). */
export function mayPrefetch({ onLine, connection }: NetworkState): boolean {
  if (!onLine || connection?.saveData) return false;
  return !TOO_SLOW.includes(connection?.effectiveType ?? '');
}
