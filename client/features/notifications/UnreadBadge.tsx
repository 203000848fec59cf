import { readFragment, type FragmentType } from '../../gql';
import { UnreadBadge_ViewerFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CountBadge } from '../../ui/CountBadge';

interface UnreadBadgeProps {
  /** Null for a guest. */
  viewer: FragmentType<typeof UnreadBadge_ViewerFragmentDoc> | null;
}

/**
 * The number of unread threads, as in the list of messages; nothing if all are read. Goes beside a link to
 * that list.
 */
export function UnreadBadge({ viewer }: UnreadBadgeProps) {
  const text = useText();
  const count = readFragment(UnreadBadge_ViewerFragmentDoc, viewer)?.unreadThreadCount ?? 0;
  return <CountBadge count={count} label={text('common.unreadThreads', { count })} />;
}
