import { readFragment, type FragmentType } from '../../gql';
import { UnreadBadge_ViewerFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CountBadge } from '../../ui/CountBadge';

interface UnreadBadgeProps {
  /** Null for a guest. */
  viewer: FragmentType<typeof UnreadBadge_ViewerFragmentDoc> | null;
}

/**
 * How many threads hold something unread, as the list of messages counts them; nothing where all is read.
 * Goes beside a link to that list.
 */
export function UnreadBadge({ viewer }: UnreadBadgeProps) {
  const text = useText();
  const count = readFragment(UnreadBadge_ViewerFragmentDoc, viewer)?.unreadThreadCount ?? 0;
  return <CountBadge count={count} label={text('common.unreadThreads', { count })} />;
}
