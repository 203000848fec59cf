import type { ThreadTitle_NotificationFragment } from '../../gql/graphql';
import { remainingOf } from '../../ui/values/remainingOf';
import { useThings } from '../../ui/values/useThings';

type Seen = ThreadTitle_NotificationFragment;

/**
 * How a thread is called: after the things of its order or package, as their own lists call them; what is
 * about neither has the title of its notification.
 */
export function useThreadTitle(): (latest: Seen) => { title: string; number: string | undefined } {
  const { namesOf } = useThings();
  return ({ title, target }) =>
    target
      ? { title: namesOf(thingsOf(target)), number: target.number }
      : { title, number: undefined };
}

function thingsOf(target: NonNullable<Seen['target']>) {
  return target.__typename === 'Order' ? remainingOf(target.items) : target.items;
}
