import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageFor } from '../../../apollo/errors';
import { Button } from '../../../ui/Button';
import { AuditLogDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { useKeys } from '../../keys/KeysProvider';
import { useWaiting } from '../../line/LineProvider';
import { Field } from '../../ui/Field';
import { Kbd } from '../../ui/Kbd';
import { Failed, Loading } from '../../ui/Loading';
import { Message } from '../../ui/Message';
import { Cut, Sheet, SheetHead, SheetKind } from '../../ui/Sheet';
import { LogTable } from './LogTable';

/** What was done, by whom, before and after; the filters are in the address. */
export function LogPage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const [by, about, day] = ['by', 'about', 'day'].map((name) => search.get(name) ?? '');
  useWaiting({
    ...{ look: 'info', icon: Link2, sentence: { id: 'log.waiting' } },
    detail: { id: 'log.waitingDetail' },
  });

  /** Puts a filter into the address; an empty one leaves it. */
  function filter(name: string, value: string) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  }

  return (
    <>
      <Filters role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={text('log.by')}
          defaultValue={by}
          onBlur={(event) => filter('by', event.target.value.trim())}
        />
        <Field
          label={text('log.about')}
          data-scan
          fontFamily="mono"
          defaultValue={about}
          onBlur={(event) => filter('about', event.target.value.trim())}
        />
        <Field
          label={text('log.from')}
          type="date"
          defaultValue={day}
          onBlur={(event) => filter('day', event.target.value)}
        />
        <Button
          type="submit"
          isRepeatable
          onClick={() => (document.activeElement as HTMLElement).blur()}
        >
          {text('log.filter')} <Kbd>Enter</Kbd>
        </Button>
      </Filters>
      <Entries key={`${by} ${about} ${day}`} by={by} about={about} day={day} />
    </>
  );
}

type EntriesProps = Record<'by' | 'about' | 'day', string | undefined>;

function Entries({ by, about, day }: EntriesProps) {
  const text = useText();
  const variables = {
    ...{ by: by || null, about: about || null },
    from: day ? new Date(`${day}T00:00`).toISOString() : null,
  };
  const { data, error, refetch, fetchMore } = useQuery(AuditLogDocument, {
    ...{ variables, fetchPolicy: 'network-only' },
  });
  const [isBusy, setBusy] = useState(false);
  const page = data?.auditLog;

  async function more() {
    if (!page || page.endCursor == null || isBusy) return;
    setBusy(true);
    await fetchMore({
      variables: { before: page.endCursor },
      updateQuery: (shown, { fetchMoreResult: { auditLog } }) => ({
        auditLog: { ...auditLog, entries: [...shown.auditLog.entries, ...auditLog.entries] },
      }),
    }).catch(() => undefined);
    setBusy(false);
  }
  const hasMore = page?.endCursor != null;
  useKeys(hasMore ? [{ keys: 'L', label: text('log.older'), run: () => void more() }] : []);

  if (error && !page)
    return (
      <Failed
        message={messageFor(error, text('frame.unreachable')) ?? text('frame.failed')}
        onRetry={() => void refetch()}
      />
    );
  if (!page) return <Loading />;
  if (page.entries.length === 0) return <Message title={text('log.none')} />;
  return (
    <>
      <Sheet>
        <SheetHead>
          <h1>{text('log.title')}</h1>
          <SheetKind>{text('log.shown', { count: page.entries.length })}</SheetKind>
        </SheetHead>
        <LogTable entries={page.entries} />
        {hasMore && (
          <chakra.div padding="0 18px 14px">
            <Cut>
              <Button size="sm" isRepeatable isBusy={isBusy} onClick={() => void more()}>
                {text('log.older')} <Kbd>L</Kbd>
              </Button>
            </Cut>
          </chakra.div>
        )}
      </Sheet>
      <chakra.p marginTop="12px" fontSize="sm" color="muted">
        {text('log.never')}
      </chakra.p>
    </>
  );
}

const Filters = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 220px)) auto', lgDown: 'minmax(0, 1fr)' },
    gap: '10px',
    alignItems: 'end',
    marginBottom: '14px',
  },
});
