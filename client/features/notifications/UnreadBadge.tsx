import { readFragment, type FragmentType } from '../../gql';
import { UnreadBadge_ViewerFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CountBadge } from '../../ui/CountBadge';

interface UnreadBadgeProps {
  /** Null for a guest. */
  viewer: FragmentType<typeof UnreadBadge_ViewerFragmentDoc> | null;
}

/** How many notifications are unread; nothing where all are read. Goes beside a link to the notifications. */
export function UnreadBadge({ viewer }: UnreadBadgeProps) {
  const text = useText();
  const count = readFragment(UnreadBadge_ViewerFragmentDoc, viewer)?.unreadNotificationCount ?? 0;
  return <CountBadge count={count} label={text('common.unreadMessages', { count })} />;
}
