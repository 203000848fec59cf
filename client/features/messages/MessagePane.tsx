import { chakra, Flex, Stack } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { MessageItem_MessageFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/paper/Card';
import { DateTime } from '../../ui/values/DateTime';
import { LinkButton, TextLink } from '../../ui/Link';
import { messageTargets } from './messageTarget';

interface MessagePaneProps {
  message: MessageItem_MessageFragment;
  /** Address of the list without an open message. */
  backHref: string;
  /** The shopper sees the message: it is read. */
  onRead: () => void;
  onDelete: () => void;
}

/** The message that is open; the focus goes to it, and with it to the page on phones. */
export function MessagePane({ message, backHref, onRead, onDelete }: MessagePaneProps) {
  const text = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstScreen = useLocation().key === 'default';
  const { id, title, body, createdAt, readAt, target } = message;

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
          <FormattedMessage id="messages.back" />
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
          <LinkButton to={messageTargets[target.kind].hrefOf(target.id)} look="solid">
            {text(`messages.target.${target.kind}`)}
          </LinkButton>
          <Button look="danger" isRepeatable onClick={onDelete}>
            <FormattedMessage id="messages.delete" />
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
