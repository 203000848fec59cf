import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import {
  NotificationItem_NotificationFragmentDoc,
  ThreadRow_ThreadFragmentDoc,
  ThreadTitle_NotificationFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Thumbnail } from '../../ui/document/Thumbnail';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { ShortTime } from '../../ui/values/ShortTime';
import { WithNumbers } from '../../ui/values/WithNumbers';
import { notificationTargets } from './notificationTarget';
import { useThreadTitle } from './useThreadTitle';

interface ThreadRowProps {
  thread: FragmentType<typeof ThreadRow_ThreadFragmentDoc>;
  /** Address of the list with this thread open. */
  href: string;
  isOpen: boolean;
}

/**
 * One thread in the list: picture, subject, latest message, time, and whether anything is unread. Counts are
 * threads here, in the filters and in the badge alike. Only changed threads of a list render again: the cache
 * keeps the others as the same objects.
 */
export const ThreadRow = memo(function ThreadRow({ href, isOpen, ...props }: ThreadRowProps) {
  const text = useText();
  const { latest, image, unreadCount } = readFragment(ThreadRow_ThreadFragmentDoc, props.thread);
  const { body, createdAt, targetKind } = readFragment(
    NotificationItem_NotificationFragmentDoc,
    latest,
  );
  const { title, number } = useThreadTitle()(
    readFragment(ThreadTitle_NotificationFragmentDoc, latest),
  );
  const { icon: Icon } = notificationTargets[targetKind];
  return (
    <chakra.li borderBottom="1px solid {colors.hairline}">
      <Row to={href} aria-current={isOpen ? 'true' : undefined} data-unread={unreadCount > 0}>
        {image ? (
          <Thumbnail src={image.url} />
        ) : (
          <Symbol>
            <Icon size={24} strokeWidth={1.5} aria-hidden />
          </Symbol>
        )}
        <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
          <chakra.span display="flex" gap="3" justifyContent="space-between">
            <chakra.span minWidth="0" fontWeight="600" lineHeight="1.3">
              <WithNumbers>{title}</WithNumbers>
            </chakra.span>
            <When>
              <ShortTime at={createdAt} />
              {unreadCount > 0 && (
                <Dot role="img" aria-label={text('notifications.unread', { count: unreadCount })} />
              )}
            </When>
          </chakra.span>
          {number && (
            <ReferenceNumber display="block" color="muted" fontSize="xs">
              {number}
            </ReferenceNumber>
          )}
          <Preview>
            <WithNumbers>{body}</WithNumbers>
          </Preview>
        </chakra.span>
      </Row>
    </chakra.li>
  );
});

const Row = chakra(Link, {
  base: {
    display: 'flex',
    gap: { base: '3', sm: '4' },
    padding: { base: '12px 0', lg: '12px 12px 12px 14px' },
    _hover: { background: 'neutralTint' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { background: 'surface', boxShadow: 'inset 3px 0 {colors.brand}' },
    '&[data-unread=false] > span:last-of-type > span:last-of-type': { color: 'muted' },
  },
});

const Symbol = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: { base: '56px', sm: '72px' },
    border: '1px solid {colors.kraft}',
    borderRadius: 'input',
    background: 'neutralTint',
  },
});

const When = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    alignItems: 'center',
    alignSelf: 'start',
    gap: '6px',
    color: 'muted',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  },
});

/** Two lines of what it says. */
const Preview = chakra('span', {
  base: {
    lineClamp: '2',
    textWrap: 'pretty',
    fontSize: 'sm',
    lineHeight: '1.4',
  },
});

const Dot = chakra('span', {
  base: { boxSize: '10px', borderRadius: 'full', background: 'accent' },
});
