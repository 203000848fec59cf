import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { FundChart_DayFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { formatFen } from '../../ui/values/moneyText';
import { fundCurve, type FundCurve } from './fundCurve';

interface FundChartProps {
  /** Oldest first; the last one is today. */
  days: FragmentType<typeof FundChart_DayFragmentDoc>[];
  /** The same in figures. */
  children: ReactNode;
}

/** Height in both languages. */
const HEIGHT = { base: '190px', md: '220px' };

/** Draws the balance of the last six months as a step line; nothing until two days differ. */
export function FundChart({ children, ...props }: FundChartProps) {
  const curve = fundCurve(readFragment(FundChart_DayFragmentDoc, props.days));
  if (!curve) return null;
  return (
    <Past>
      <Drawing curve={curve} />
      {children}
    </Past>
  );
}

function Drawing({ curve }: { curve: FundCurve }) {
  const text = useText();
  const intl = useIntl();
  const { highest, now, ticks, months } = curve;
  // In Chinese the long form of a month is 十月, while the other dates use 10月.
  const long = intl.locale.startsWith('zh') ? 'short' : 'long';
  const monthOf = (date = '', month: 'long' | 'short' = long) =>
    intl.formatDate(date, { month, timeZone: 'UTC' });
  return (
    <>
      <chakra.h2 fontSize="lg">
        {text('funds.past', { month: monthOf(months[0]?.month) })}
      </chakra.h2>
      <Frame
        role="img"
        aria-label={text('funds.chart', {
          from: monthOf(months.at(0)?.month),
          to: monthOf(months.at(-1)?.month),
          highest: formatFen(highest.balance),
          when: monthOf(highest.day),
          now: formatFen(now.balance),
        })}
        height={HEIGHT}
      >
        {ticks.map(({ fen, y }) => (
          <Label key={fen} style={{ top: at(y), left: '-8px' }} transform="translate(-100%, -50%)">
            {new Intl.NumberFormat(intl.locale).format(fen / 100)}
          </Label>
        ))}
        {months.map(({ month, x }) => (
          <Label key={month} style={{ left: at(x), bottom: '-26px' }} transform="translateX(-50%)">
            {monthOf(month, 'short')}
          </Label>
        ))}
        <Steps curve={curve} />
        {highest !== now && <Dot style={{ left: at(highest.x), top: at(highest.y) }} />}
        {highest !== now && (
          <Label
            style={{ left: at(highest.x), top: at(highest.y) }}
            transform={`translate(${-100 * highest.x}%, -150%)`}
            color="ink"
            fontWeight="600"
          >
            {formatFen(highest.balance)}
          </Label>
        )}
        <Dot isNow style={{ left: '100%', top: at(now.y) }} />
        <Label
          style={{ top: at(now.y) }}
          left={{ base: '100%', md: 'calc(100% + 12px)' }}
          transform={{
            base: `translate(-100%, ${isLineAbove(curve) ? '60%' : '-150%'})`,
            md: 'translateY(-50%)',
          }}
          color="ink"
          fontWeight="600"
        >
          {formatFen(now.balance)}
        </Label>
      </Frame>
    </>
  );
}

/** On phones the last amount is above its dot, unless the line or the other amount is there already. */
const isLineAbove = ({ highest, spots, now }: FundCurve) =>
  spots.some(({ x, y }) => x > 0.6 && y < now.y) ||
  (highest !== now && highest.x > 0.5 && now.y - highest.y < 0.3);

const at = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The drawing stretches to its container: lines keep their width, and labels are HTML beside it. */
function Steps({ curve: { spots, ticks } }: { curve: FundCurve }) {
  const [first, ...rest] = spots.map(({ x, y }) => ({
    x: (x * 1000).toFixed(1),
    y: (y * 1000).toFixed(1),
  }));
  const line = `M${first?.x} ${first?.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}`;
  return (
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">
      {ticks.map(({ fen, y }) => (
        <Line
          key={fen}
          d={`M0 ${y * 1000}H1000`}
          stroke="hairline"
          strokeDasharray={fen > 0 ? '2 4' : undefined}
        />
      ))}
      <Line d={`${line}V1000H0Z`} fill="kraft" opacity="0.28" />
      <Line d={line} stroke="brand" strokeWidth="2.5px" strokeLinejoin="round" />
    </svg>
  );
}

const Past = chakra('div', {
  base: {
    paddingX: { base: '14px', md: '6' },
    paddingTop: '4',
    paddingBottom: { base: '4', md: '6' },
    borderTop: '1px solid {colors.ink}',
  },
});

const Frame = chakra('div', {
  base: {
    position: 'relative',
    // The highest day has its amount above it.
    marginTop: '40px',
    marginInlineStart: '52px',
    marginInlineEnd: { base: '8px', md: '84px' },
    marginBottom: '34px',
    '& > svg': { display: 'block', overflow: 'visible' },
    _print: { breakInside: 'avoid' },
  },
});

const Label = chakra('span', {
  base: {
    position: 'absolute',
    color: 'muted',
    fontSize: 'xs',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Line = chakra('path', { base: { fill: 'none', vectorEffect: 'non-scaling-stroke' } });

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    boxSize: '10px',
    borderRadius: '50%',
    border: '2px solid {colors.brand}',
    background: 'surface',
    transform: 'translate(-50%, -50%)',
  },
  variants: {
    isNow: { true: { boxSize: '13px', background: 'accent', borderColor: 'surface' } },
  },
});
