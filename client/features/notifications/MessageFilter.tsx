import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import {
  MessageFilter_CountsFragmentDoc,
  type MessageFilter_CountsFragment,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { shownCount } from '../../ui/CountBadge';
import { Chip, Chips } from '../../ui/lists/Chips';
import { messageTopics, type MessageAddress } from './messageAddress';

type Count = MessageFilter_CountsFragment;

interface MessageFilterProps extends MessageAddress {
  /** Undefined while loading. */
  counts: readonly FragmentType<typeof MessageFilter_CountsFragmentDoc>[] | undefined;
}

/** Narrows the messages: by a press to what they are about, and to those that are unread; with how many there are. */
export function MessageFilter({ about, unread, counts: refs }: MessageFilterProps) {
  const text = useText();
  const counts = refs && readFragment(MessageFilter_CountsFragmentDoc, refs);
  const of = (topic: Count['targetKind'] | undefined) =>
    counts?.filter(({ targetKind }) => topic === undefined || targetKind === topic);
  const shown = (topic: Count['targetKind'] | undefined) =>
    sumOf(of(topic), unread ? 'unreadCount' : 'count');
  /** A kind of which there is none is no choice. */
  const isShown = (topic: Count['targetKind']) =>
    topic === about || counts === undefined || Boolean(sumOf(of(topic), 'count'));
  return (
    <Chips aria-label={text('notifications.filter')}>
      {[undefined, ...messageTopics.filter(isShown)].map((topic) => (
        <Chip
          key={topic ?? 'ALL'}
          to={paths.message.href({ about: topic, unread })}
          aria-current={topic === about ? 'true' : undefined}
        >
          {text(`notifications.about.${topic ?? 'ALL'}`)}
          <Figure count={shown(topic)} />
        </Chip>
      ))}
      <Chip
        to={paths.message.href({ about, unread: unread ? undefined : '1' })}
        aria-current={unread ? 'true' : undefined}
      >
        {text('notifications.onlyUnread')}
        <Figure count={sumOf(of(about), 'unreadCount')} />
      </Chip>
    </Chips>
  );
}

function sumOf(counts: readonly Count[] | undefined, field: 'count' | 'unreadCount') {
  return counts?.reduce((sum, one) => sum + one[field], 0);
}

function Figure({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <chakra.span marginStart="2" color="muted" fontVariantNumeric="tabular-nums">
      {shownCount(count)}
    </chakra.span>
  );
}
