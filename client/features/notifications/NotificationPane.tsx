import { chakra, Flex, Stack } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { NotificationItem_NotificationFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/paper/Card';
import { DateTime } from '../../ui/values/DateTime';
import { LinkButton, TextLink } from '../../ui/Link';
import { notificationTargets } from './notificationTarget';

interface NotificationPaneProps {
  notification: NotificationItem_NotificationFragment;
  /** Address of the list without an open notification. */
  backHref: string;
  /** The shopper sees the message: it is read. */
  onRead: () => void;
  onDelete: () => void;
}

/** The notification that is open; the focus goes to it, and with it to the page on phones. */
export function NotificationPane({
  notification,
  backHref,
  onRead,
  onDelete,
}: NotificationPaneProps) {
  const text = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstScreen = useLocation().key === 'default';
  const { id, title, body, createdAt, readAt, targetKind, targetId } = notification;

  const open = useEffectEvent(() => {
    if (!isFirstScreen) heading.current?.focus();
    if (!readAt) onRead();
  });
  useEffect(() => open(), [id]);

  return (
    <Card aria-labelledby={titleId}>
      <Stack gap="4">
        <TextLink
          to={backHref}
          display={{ base: 'inline-flex', lg: 'none' }}
          alignItems="center"
          alignSelf="start"
          gap="1"
          minHeight="44px"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          <FormattedMessage id="notifications.back" />
        </TextLink>
        <div>
          <chakra.h2 ref={heading} id={titleId} tabIndex={-1} fontSize="lg" overflowWrap="anywhere">
            {title}
          </chakra.h2>
          <chakra.p fontSize="sm" color="muted">
            <DateTime at={createdAt} />
          </chakra.p>
        </div>
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {body}
        </chakra.p>
        <Flex gap="3" flexWrap="wrap">
          <LinkButton to={notificationTargets[targetKind].hrefOf(targetId)} look="solid">
            {text(`notifications.target.${targetKind}`)}
          </LinkButton>
          <Button look="danger" isRepeatable onClick={onDelete}>
            <FormattedMessage id="notifications.delete" />
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
