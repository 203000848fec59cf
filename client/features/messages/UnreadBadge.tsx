import { readFragment, type FragmentType } from '../../gql';
import { UnreadBadge_ViewerFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CountBadge } from '../../ui/CountBadge';

interface UnreadBadgeProps {
  /** Null for a guest. */
  viewer: FragmentType<typeof UnreadBadge_ViewerFragmentDoc> | null;
}

/** How many messages are unread; nothing where all are read. Goes beside a link to the messages. */
export function UnreadBadge({ viewer }: UnreadBadgeProps) {
  const text = useText();
  const count = readFragment(UnreadBadge_ViewerFragmentDoc, viewer)?.unreadMessageCount ?? 0;
  return <CountBadge count={count} label={text('messages.unreadCount', { count })} />;
}
