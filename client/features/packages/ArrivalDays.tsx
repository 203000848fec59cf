import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PackageSummary_PackageFragment } from '../../gql/graphql';
import { useNow } from '../../ui/useNow';
import { dayRange } from '../../ui/values/dayRange';

interface ArrivalDaysProps {
  seen: PackageSummary_PackageFragment;
}

const PERCENT = 100;
/** So that today's date stays within the sheet. */
const HALF_LABEL = '48px';

/**
 * The days of a parcel on a line: shipped, today or received, and between them the days that were
 * promised, so that the estimate and what came of it are seen at once. Nothing before it is shipped.
 */
export function ArrivalDays({ seen }: ArrivalDaysProps) {
  const intl = useIntl();
  const now = useNow();
  const { shippedAt, completedAt, expectedArrival } = seen;
  if (!shippedAt || !expectedArrival) return null;
  const [start, from, until] = [shippedAt, expectedArrival.from, expectedArrival.until].map((at) =>
    Date.parse(at),
  ) as [number, number, number];
  const here = completedAt ? Date.parse(completedAt) : now;
  const end = Math.max(until, here ?? until);
  const percentOf = (at: number) =>
    `${Math.min(PERCENT, Math.max(0, ((at - start) / (end - start)) * PERCENT))}%`;
  const dayOf = (at: number) => intl.formatDate(at, { day: 'numeric', month: 'short' });
  const told = intl.formatMessage(
    { id: completedAt ? 'packages.days.received' : 'packages.days.travelling' },
    {
      ...{ shipped: dayOf(start), from: dayOf(from), until: dayOf(until) },
      day: here === undefined ? '…' : dayOf(here),
    },
  );
  return (
    <Frame>
      {here !== undefined && (
        <Dates aria-hidden suppressHydrationWarning>
          <Now
            style={{
              insetInlineStart: `clamp(${HALF_LABEL}, ${percentOf(here)}, 100% - ${HALF_LABEL})`,
            }}
            suppressHydrationWarning
          >
            <FormattedMessage
              id={completedAt ? 'packages.days.receivedOn' : 'packages.days.today'}
              values={{ day: dayOf(here) }}
            />
          </Now>
        </Dates>
      )}
      <Line role="img" aria-label={told} suppressHydrationWarning>
        <Promised
          style={{
            insetInlineStart: percentOf(from),
            insetInlineEnd: `calc(100% - ${percentOf(until)})`,
          }}
        />
        {here !== undefined && <Gone style={{ width: percentOf(here) }} />}
        {here !== undefined && <Here style={{ insetInlineStart: percentOf(here) }} />}
      </Line>
      <Ends aria-hidden>
        <span>{dayOf(start)}</span>
        <Window style={{ marginInlineEnd: `calc(100% - ${percentOf(until)})` }}>
          {dayRange(intl, from, until)}
        </Window>
      </Ends>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    paddingX: { base: '22px', md: '8' },
    paddingTop: '20px',
    paddingBottom: '4',
    borderTop: '1px solid {colors.ink}',
  },
});

const Line = chakra('div', {
  base: {
    position: 'relative',
    height: '20px',
    backgroundImage: 'radial-gradient(circle, {colors.kraft} 1.5px, transparent 2px)',
    backgroundSize: '9px 100%',
    backgroundRepeat: 'repeat-x',
    backgroundPosition: '0 50%',
  },
});

const Promised = chakra('span', {
  base: {
    position: 'absolute',
    insetY: '0',
    borderRadius: 'full',
    background: 'kraft',
    opacity: '0.75',
  },
});

const Gone = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    insetY: '0',
    backgroundImage: 'radial-gradient(circle, {colors.brand} 2px, transparent 2.5px)',
    backgroundSize: '9px 100%',
    backgroundRepeat: 'repeat-x',
    backgroundPosition: '0 50%',
  },
});

const Here = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    boxSize: '22px',
    translate: '-50% -50%',
    borderRadius: 'full',
    background: 'brand',
    border: '4px solid {colors.surface}',
  },
});

const Dates = chakra('p', {
  base: { position: 'relative', minHeight: '20px', fontSize: 'sm', color: 'muted' },
});

/** Above the parcel; near an end it stays within the sheet. */
const Now = chakra('b', {
  base: {
    position: 'absolute',
    translate: '-50%',
    whiteSpace: 'nowrap',
    color: 'ink',
    fontWeight: '600',
  },
});

/** Below the line. If the parcel arrived much later, the promised days are beside the first end. */
const Ends = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'clip',
    fontSize: 'sm',
    color: 'muted',
    '& > *': { flex: 'none' },
  },
});

const Window = chakra('span', { base: { marginInlineStart: 'auto' } });
