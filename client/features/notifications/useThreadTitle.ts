import type { ThreadTitle_NotificationFragment } from '../../gql/graphql';
import { remainingOf } from '../../ui/values/remainingOf';
import { useItemSummary } from '../../ui/values/useItemSummary';

type Seen = ThreadTitle_NotificationFragment;

/**
 * Returns a function that names a thread by the items of its order or package, as their lists do; other
 * threads have the title of their notification.
 */
export function useThreadTitle(): (latest: Seen) => { title: string; number: string | undefined } {
  const { namesOf } = useItemSummary();
  return ({ title, target }) =>
    target
      ? { title: namesOf(thingsOf(target)), number: target.number }
      : { title, number: undefined };
}

function thingsOf(target: NonNullable<Seen['target']>) {
  return target.__typename === 'Order' ? remainingOf(target.items) : target.items;
}
