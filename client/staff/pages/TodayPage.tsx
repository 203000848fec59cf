import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { messageFor } from '../../apollo/errors';
import { useNow } from '../../ui/useNow';
import { DateTime } from '../../ui/values/DateTime';
import { mayOpen } from '../access';
import { stopOf, useToday } from '../frame/useToday';
import { useText } from '../i18n/useText';
import { useWaiting } from '../line/LineProvider';
import { usePerson } from '../person';
import { stopNames, stops, type StopName } from '../routes/stops';
import { Failed, Loading } from '../ui/Loading';
import { Sheet, SheetHead } from '../ui/Sheet';

const NOON = 12;
const EVENING = 18;

const greetingAt = (hour: number) => {
  if (hour < NOON) return 'today.morning';
  return hour < EVENING ? 'today.afternoon' : 'today.evening';
};

/** Where a day begins: what waits for the person, and the stops at which nothing is counted. */
export function TodayPage() {
  const text = useText();
  const intl = useIntl();
  const now = new Date(useNow() ?? 0);
  const { name, roles, rights } = usePerson();
  const { queues, error, refetch } = useToday();
  const waiting = (queues ?? []).reduce((sum, queue) => sum + queue.waiting, 0);
  useWaiting({
    look: 'wait',
    sentence: queues ? { id: 'today.all', values: { count: waiting } } : { id: 'today.waiting' },
    detail: { id: 'today.waitingDetail' },
  });
  const counted = new Set<StopName>((queues ?? []).map((queue) => stopOf[queue.name]));
  const others = stopNames
    .filter((stop) => mayOpen(rights, stops[stop].needs) && !counted.has(stop))
    .filter((stop) => stop !== 'today');
  // Where the person's own work waits, rather than what they may look at.
  const first = queues?.find(
    (queue) =>
      queue.waiting > 0 && mayOpen(rights, { ...stops[stopOf[queue.name]].needs, access: 'DO' }),
  );

  return (
    <>
      <chakra.div marginBottom="14px">
        <chakra.h1 fontSize="1.625rem">{text(greetingAt(now.getHours()), { name })}</chakra.h1>
        <chakra.p color="muted">
          {intl.formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}
        </chakra.p>
      </chakra.div>
      {error && !queues && (
        <Failed
          message={messageFor(error, text('frame.unreachable')) ?? text('frame.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !queues && <Loading />}
      {queues && (
        <Sheet>
          <SheetHead>
            <span>{roles.map((role) => text(`people.role.${role}`)).join(' · ')}</span>
          </SheetHead>
          <ul>
            {queues.map((queue) => (
              <Row key={queue.name} data-first={queue === first || undefined}>
                <StopRow
                  stop={stopOf[queue.name]}
                  title={text(`today.queue.${queue.name}`)}
                  waiting={queue.waiting}
                  since={queue.since}
                />
              </Row>
            ))}
            {others.map((stop) => (
              <Row key={stop}>
                <StopRow stop={stop} title={text(stops[stop].title)} />
              </Row>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

interface StopRowProps {
  stop: StopName;
  title: string;
  /** How much waits, where that is counted, and since when the oldest does. */
  waiting?: number;
  since?: string | null;
}

function StopRow({ stop, title, waiting, since }: StopRowProps) {
  const text = useText();
  const does = stop === 'today' ? undefined : text(`today.does.${stop}`);
  return (
    <Way to={stops[stop].path}>
      <Key aria-hidden data-key>
        {stops[stop].letter}
      </Key>
      <chakra.span minWidth="0">
        <chakra.b display="block" fontSize="lg" fontWeight="600" lineHeight="1.25">
          {title}
        </chakra.b>
        <chakra.span fontSize="sm" color="muted">
          {does}
        </chakra.span>
      </chakra.span>
      {waiting !== undefined && (
        <Figure>
          {waiting} <chakra.span srOnly>{text('today.count')}</chakra.span>
        </Figure>
      )}
      {waiting !== undefined && (
        <chakra.span fontSize="sm" color="muted">
          {since ? (
            <>
              {text('today.oldest')} <DateTime at={since} />
            </>
          ) : (
            text('today.none')
          )}
        </chakra.span>
      )}
    </Way>
  );
}

const Row = chakra('li', {
  base: {
    borderBottom: '1px dotted {colors.kraft}',
    '&:last-of-type': { borderBottom: '0' },
    '&[data-first]': { background: 'kraftTint' },
    '&[data-first] [data-key]': {
      background: 'accent',
      borderColor: 'accent',
      color: 'accentText',
    },
  },
});

const Way = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '32px minmax(0, 1fr) 92px 218px',
      mdDown: '32px minmax(0, 1fr) auto',
    },
    gap: { base: '18px', mdDown: '4px 14px' },
    '& > :nth-of-type(4)': { mdDown: { gridColumn: '2 / -1' } },
    alignItems: 'center',
    padding: '11px 18px',
    color: 'ink',
    _hover: { '& b': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
});

const Key = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '32px',
    border: '1.5px solid {colors.brand}',
    borderRadius: 'full',
    color: 'brand',
    fontFamily: 'mono',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1',
  },
});

const Figure = chakra('span', {
  base: { fontSize: '2.125rem', fontWeight: '700', lineHeight: '1', textAlign: 'end' },
});
