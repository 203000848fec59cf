import { chakra, Flex } from '@chakra-ui/react';
import { Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment, type FragmentType } from '../../../gql';
import {
  SessionList_SessionFragmentDoc,
  type SessionList_SessionFragment,
} from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { DateTime } from '../../../ui/values/DateTime';
import { RuledHeading } from '../../../ui/layout/RuledHeading';
import { RuledRows, StateRow } from '../../../ui/layout/StateRow';
import { StatusStamp } from '../../../ui/document/StatusStamp';
import { useEndSessions } from './useEndSessions';

interface SessionListProps {
  sessions: readonly FragmentType<typeof SessionList_SessionFragmentDoc>[];
}

/** Lists the sessions of the shopper; every session but this one can be signed out. */
export function SessionList(props: SessionListProps) {
  const text = useText();
  const sessions = readFragment(SessionList_SessionFragmentDoc, props.sessions);
  const { end, endOthers, isRunning } = useEndSessions();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its row; the focus stays with the list.
  const keepFocus = () => list.current?.focus();
  return (
    <section aria-labelledby={id}>
      <RuledHeading id={id}>{text('settings.sessions.title')}</RuledHeading>
      <RuledRows ref={list} tabIndex={-1} marginBottom="3">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isRunning}
            onEnd={() => void end(session.id).then(keepFocus)}
          />
        ))}
      </RuledRows>
      {sessions.length > 1 && (
        <Flex>
          <Button isBusy={isRunning} onClick={() => void endOthers().then(keepFocus)}>
            <FormattedMessage id="settings.sessions.endOthers" />
          </Button>
        </Flex>
      )}
    </section>
  );
}

interface SessionRowProps {
  session: SessionList_SessionFragment;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const { createdAt, expiresAt, isCurrent } = session;
  const device = session.device || text('settings.sessions.unknownDevice');
  const since = formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <StateRow
      icon={/Android|iOS/.test(device) ? Smartphone : Monitor}
      title={device}
      state={
        <chakra.span fontSize="sm">
          <FormattedMessage
            id="settings.sessions.times"
            values={{ since: <DateTime at={createdAt} />, until: <DateTime at={expiresAt} /> }}
          />
        </chakra.span>
      }
      action={
        isCurrent ? (
          <StatusStamp
            tone="ok"
            icon={MonitorSmartphone}
            label={text('settings.sessions.thisDevice')}
          />
        ) : (
          <Button
            size="sm"
            look="danger"
            isDisabled={isBusy}
            aria-label={text('settings.sessions.endOf', { device, since })}
            onClick={onEnd}
          >
            <FormattedMessage id="settings.sessions.end" />
          </Button>
        )
      }
    />
  );
}
