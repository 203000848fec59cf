import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NotificationItem_NotificationFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { LinkButton, TextLink } from '../../ui/Link';
import { Barcode } from '../../ui/document/Barcode';
import { PageTitle } from '../../ui/layout/PageTitle';
import { DocumentCard, DocumentCardHead } from '../../ui/document/DocumentCard';
import { DocumentBackLink } from '../../ui/document/DocumentBackLink';
import { Thumbnail } from '../../ui/document/Thumbnail';
import { Timeline } from '../../ui/document/Timeline';
import { DateTime } from '../../ui/values/DateTime';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { unbrokenUnits } from '../../ui/values/unbrokenUnits';
import { WithNumbers } from '../../ui/values/WithNumbers';
import { notificationTargets } from './notificationTarget';

interface ThreadPaneProps {
  /** The visible messages of the thread, latest first; at least one. */
  notifications: readonly [
    NotificationItem_NotificationFragment,
    ...NotificationItem_NotificationFragment[],
  ];
  /** Subject of the thread. */
  title: string;
  /** Number of its order or package. */
  number: string | undefined;
  /** Address of the picture of it. */
  picture: string | undefined;
  /** Address of the list without an open thread. */
  backHref: string;
  /** The shopper sees these messages: they are read. */
  onRead: (ids: string[]) => void;
  onDelete: () => void;
  /** The way to earlier messages, where there are any. */
  children: ReactNode;
}

/** The thread that is open. It has the title of the page, which gets the focus. */
export function ThreadPane({ notifications, title, number, picture, ...props }: ThreadPaneProps) {
  const text = useText();
  const [latest, ...earlier] = notifications;
  const { body, createdAt, targetKind, targetId } = latest;
  const href = notificationTargets[targetKind].hrefOf(targetId);
  const unread = notifications.filter(({ readAt }) => !readAt).map(({ id }) => id);

  const read = useEffectEvent(() => {
    if (unread.length > 0) props.onRead(unread);
  });
  const unreadIds = unread.join();
  useEffect(() => read(), [unreadIds]);

  return (
    <DocumentCard as="section" aria-label={title}>
      <DocumentCardHead end={number && <Barcode of={number} />}>
        <chakra.span display="flex" alignItems="center" gap="2">
          <DocumentBackLink to={props.backHref} label={text('notifications.back')} until="lg" />
          {number && href ? (
            <TextLink to={href}>
              <ReferenceNumber>{number}</ReferenceNumber>
            </TextLink>
          ) : (
            text(`notifications.about.${targetKind}`)
          )}
        </chakra.span>
      </DocumentCardHead>
      <Part>
        <chakra.div display="flex" gap="4" justifyContent="space-between" alignItems="start">
          <chakra.div
            display="grid"
            flex="1"
            gap="3"
            gridTemplateColumns="minmax(0, 1fr)"
            minWidth="0"
          >
            <PageTitle>{unbrokenUnits(title)}</PageTitle>
            {title !== latest.title && (
              <chakra.p fontWeight="600">
                <WithNumbers>{latest.title}</WithNumbers>
              </chakra.p>
            )}
            <chakra.p fontSize="sm" color="muted">
              <DateTime at={createdAt} />
            </chakra.p>
          </chakra.div>
          {picture && <Thumbnail src={picture} size={{ base: '84px', sm: '112px' }} />}
        </chakra.div>
        <chakra.p whiteSpace="pre-line">
          <WithNumbers>{body}</WithNumbers>
        </chakra.p>
        <chakra.div display="flex" gap="3" flexWrap="wrap" marginTop="2">
          {href && targetKind !== 'NONE' && (
            <LinkButton to={href} look="solid">
              {text(`notifications.target.${targetKind}`)}
            </LinkButton>
          )}
          <Button look="quiet" isRepeatable onClick={props.onDelete}>
            <FormattedMessage id="notifications.delete" />
          </Button>
        </chakra.div>
      </Part>
      {earlier.length > 0 && (
        <Part borderTop="1px solid {colors.ink}">
          <chakra.h2 fontSize="md">{text('notifications.earlier')}</chakra.h2>
          <Timeline
            steps={earlier.map((one) => ({
              ...{ id: one.id, label: one.title, note: one.body, at: one.createdAt },
            }))}
          />
        </Part>
      )}
      {props.children}
    </DocumentCard>
  );
}

const Part = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    paddingX: { base: '14px', md: '6' },
    paddingY: { base: '20px', md: '6' },
    overflowWrap: 'anywhere',
  },
});
