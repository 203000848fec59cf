import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { NotificationItem_NotificationFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { LinkButton, TextLink } from '../../ui/Link';
import { Barcode } from '../../ui/paper/Barcode';
import { Sheet, SheetHead } from '../../ui/paper/Sheet';
import { Timeline } from '../../ui/paper/Timeline';
import { DateTime } from '../../ui/values/DateTime';
import { WithNumbers } from '../../ui/values/WithNumbers';
import { notificationTargets } from './notificationTarget';

interface ThreadPaneProps {
  /** What is shown of the thread, the latest first; at least one. */
  notifications: readonly [
    NotificationItem_NotificationFragment,
    ...NotificationItem_NotificationFragment[],
  ];
  /** What it is about. */
  title: string;
  /** Of the order or package it is about. */
  number: string | undefined;
  /** Address of the list without an open thread. */
  backHref: string;
  /** The shopper sees these messages: they are read. */
  onRead: (ids: string[]) => void;
  onDelete: () => void;
  /** The way to earlier messages, where there are any. */
  children: ReactNode;
}

/** The thread that is open; the focus goes to it, and with it to the page on phones. */
export function ThreadPane({ notifications, title, number, ...props }: ThreadPaneProps) {
  const text = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstScreen = useLocation().key === 'default';
  const [latest, ...earlier] = notifications;
  const { body, createdAt, targetKind, targetId } = latest;
  const href = notificationTargets[targetKind].hrefOf(targetId);
  const unread = notifications.filter(({ readAt }) => !readAt).map(({ id }) => id);

  const focus = useEffectEvent(() => {
    if (!isFirstScreen) heading.current?.focus();
  });
  useEffect(() => focus(), []);
  const read = useEffectEvent(() => {
    if (unread.length > 0) props.onRead(unread);
  });
  const unreadIds = unread.join();
  useEffect(() => read(), [unreadIds]);

  return (
    <Sheet as="section" aria-labelledby={titleId}>
      <SheetHead end={number && <Barcode of={number} />}>
        <chakra.span display="flex" alignItems="center" gap="2">
          <Back to={props.backHref} aria-label={text('notifications.back')}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </Back>
          {number && href ? (
            <TextLink to={href} whiteSpace="nowrap">
              {number}
            </TextLink>
          ) : (
            text(`notifications.about.${targetKind}`)
          )}
        </chakra.span>
      </SheetHead>
      <Part>
        <chakra.h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          fontSize={{ base: 'xl', md: '2xl' }}
          lineHeight="1.2"
        >
          <WithNumbers>{title}</WithNumbers>
        </chakra.h2>
        {title !== latest.title && (
          <chakra.p fontWeight="600">
            <WithNumbers>{latest.title}</WithNumbers>
          </chakra.p>
        )}
        <chakra.p fontSize="sm" color="muted">
          <DateTime at={createdAt} />
        </chakra.p>
        <chakra.p whiteSpace="pre-line">
          <WithNumbers>{body}</WithNumbers>
        </chakra.p>
        <chakra.div display="flex" gap="3" flexWrap="wrap" marginTop="2">
          {href && targetKind !== 'NONE' && (
            <LinkButton to={href} look="solid">
              {text(`notifications.target.${targetKind}`)}
            </LinkButton>
          )}
          <Button look="danger" isRepeatable onClick={props.onDelete}>
            <FormattedMessage id="notifications.delete" />
          </Button>
        </chakra.div>
      </Part>
      {earlier.length > 0 && (
        <Part borderTop="1px solid {colors.ink}">
          <chakra.h3 fontSize="md">{text('notifications.earlier')}</chakra.h3>
          <Timeline
            steps={earlier.map((one) => ({
              ...{ id: one.id, label: one.title, note: one.body, at: one.createdAt },
            }))}
          />
        </Part>
      )}
      {props.children}
    </Sheet>
  );
}

const Part = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingX: { base: '14px', md: '6' },
    paddingY: { base: '20px', md: '6' },
    overflowWrap: 'anywhere',
  },
});

const Back = chakra(TextLink, {
  base: {
    display: { base: 'inline-grid', lg: 'none' },
    placeItems: 'center',
    boxSize: '44px',
    marginY: '-2px',
    marginInlineStart: '-12px',
  },
});
