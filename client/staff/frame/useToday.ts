import { useQuery } from '@apollo/client/react';
import { inBackground } from '../apollo/client';
import { TodayDocument, type StaffQueueName } from '../gql/graphql';
import type { StopName } from '../routes/stops';

/** Counts are read again this often, without a person asking for it. */
const EVERY_MS = 60_000;

/** The stop at which each kind of work is done. */
export const stopOf: Record<StaffQueueName, Exclude<StopName, 'today'>> = {
  TO_BUY: 'buy',
  TO_RECEIVE: 'receive',
  TO_PACK: 'pack',
  REFUNDS: 'cases',
  REMITTANCES: 'money',
  WITHDRAWALS: 'money',
};

/** How much waits at each stop. */
export type StopCounts = Partial<Record<StopName, number>>;

/** What waits for the person, and since when; on its own each minute. */
export function useToday() {
  const { data, error, refetch } = useQuery(TodayDocument, {
    ...{ context: inBackground, pollInterval: EVERY_MS, fetchPolicy: 'cache-and-network' },
  });
  const queues = data?.today;
  const counts: StopCounts = {};
  for (const { name, waiting } of queues ?? [])
    counts[stopOf[name]] = (counts[stopOf[name]] ?? 0) + waiting;
  return { queues, counts, error, refetch };
}
