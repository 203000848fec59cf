import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { PackageFace_PackageFragment } from '../../gql/graphql';
import { useNow } from '../../ui/useNow';

interface ArrivalDaysProps {
  seen: PackageFace_PackageFragment;
}

const PERCENT = 100;

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
      <Told suppressHydrationWarning aria-hidden>
        {told}
      </Told>
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

const Told = chakra('p', { base: { marginTop: '2', fontSize: 'sm', color: 'muted' } });
