import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StepNumber } from './StepNumber';
import { parcelDrawing, stationDrawings } from './routeDrawings';

interface Station {
  id: keyof typeof stationDrawings;
  /** From, via, to. */
  caption: string;
  place: ReactNode;
  /** When it was there, or should be. */
  when?: ReactNode;
}

interface RouteStripProps {
  label: string;
  /** Three: from, via, to. */
  stations: readonly Station[];
  /** Progress: a station's index, or half way to the next one. Null if it goes nowhere. */
  at: number | null;
}

/** The route from shop to door along the lower edge of a card; the parcel marks the progress. */
export function RouteStrip({ label, stations, at }: RouteStripProps) {
  return (
    <Strip aria-label={label}>
      {stations.map(({ id, caption, place, when }, index) => (
        <chakra.li
          key={id}
          aria-current={at !== null && Math.floor(at) === index ? 'step' : undefined}
        >
          {at !== null && index < stations.length - 1 && <Hop done={at - index} />}
          {at !== null && Math.floor(at) === index && (
            <Here data-between={at > index || undefined}>{parcelDrawing}</Here>
          )}
          <Drawing>{stationDrawings[id]}</Drawing>
          <Caption>
            <StepNumber aria-hidden>{'ABC'[index]}</StepNumber>
            {caption}
          </Caption>
          <Words>{place}</Words>
          {when && <Words color="muted">{when}</Words>}
        </chakra.li>
      ))}
    </Strip>
  );
}

/** The dots to the next station: behind the parcel in the brand's colour, ahead of it in kraft. */
function Hop({ done }: { done: number }) {
  return (
    <>
      {done < 1 && <Arc isAhead />}
      {done > 0 && <Arc isHalf={done < 1} />}
    </>
  );
}

function Arc({ isAhead = false, isHalf = false }: { isAhead?: boolean; isHalf?: boolean }) {
  return (
    <Dots
      viewBox="0 0 100 96"
      preserveAspectRatio="none"
      aria-hidden
      color={isAhead ? 'kraft' : 'brand'}
      data-half={isHalf || undefined}
    >
      <path d="M10 78C26 8 74 8 90 78" vectorEffect="non-scaling-stroke" />
    </Dots>
  );
}

const Strip = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    paddingTop: { base: '68px', md: '76px' },
    paddingBottom: '4',
    listStyleType: 'none',
    borderTop: '1px solid {colors.ink}',
    '& > li': { position: 'relative', paddingX: { base: '6px', md: '4' }, textAlign: 'center' },
  },
});

const Dots = chakra('svg', {
  base: {
    position: 'absolute',
    // On phones a station takes more of its column: the dots begin beside it.
    insetInlineStart: { base: 'calc(50% + 18px)', md: '50%' },
    width: { base: 'calc(100% - 36px)', md: '100%' },
    top: { base: '-48px', md: '-58px' },
    height: { base: '84px', md: '96px' },
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '4',
    strokeLinecap: 'round',
    strokeDasharray: '0.1 11',
    '&[data-half]': { clipPath: 'inset(-20px 50% -20px -20px)' },
  },
});

const Here = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '2',
    boxSize: { base: '38px', md: '46px' },
    insetInlineStart: '50%',
    top: { base: '-36px', md: '-44px' },
    translate: '-50% 0',
    transition: 'inset-inline-start {durations.slow}',
    '&[data-between]': { insetInlineStart: '100%', top: { base: '-52px', md: '-66px' } },
  },
});

const Drawing = chakra('span', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: 'block',
    width: { base: '46px', md: '56px' },
    marginX: 'auto',
    marginBottom: '2',
  },
});

const Caption = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    fontSize: 'sm',
    fontWeight: '700',
  },
});

const Words = chakra('p', {
  base: {
    fontSize: { base: '0.8125rem', md: 'sm' },
    lineHeight: '1.45',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '&:lang(zh)': { wordBreak: 'keep-all' },
  },
});
