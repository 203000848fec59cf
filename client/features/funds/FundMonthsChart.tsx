import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { FundMonths_MonthFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { formatFen } from '../../ui/values/moneyText';
import { BAR_WIDTH, MonthBar } from './MonthBar';

interface FundMonthsChartProps {
  months: readonly FundMonths_MonthFragment[];
}

/** Pixels; across, months stand at shares of the width, so that words keep their size on phones. */
const HEIGHT = 184;
const TOP = 24;
const GROUND = 160;
const GAP = 4;

/** Two bars for each month, in and out, beneath a line that tells the most that moved. */
export function FundMonthsChart({ months }: FundMonthsChartProps) {
  const text = useText();
  const intl = useIntl();
  const most = Math.max(...months.flatMap(({ incoming, outgoing }) => [incoming, outgoing]));
  const heightOf = (moved: number) => (moved * (GROUND - TOP)) / most;
  const sumOf = (way: 'incoming' | 'outgoing') =>
    formatFen(months.reduce((sum, month) => sum + month[way], 0));
  // YYYY-MM is read as the first instant of a month in UTC.
  const nameOf = (month = '') =>
    intl.formatDate(month, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <svg
      role="img"
      aria-label={text('funds.months.chart', {
        from: nameOf(months.at(0)?.month),
        to: nameOf(months.at(-1)?.month),
        incoming: sumOf('incoming'),
        outgoing: sumOf('outgoing'),
      })}
      width="100%"
      height={HEIGHT}
    >
      <Label x="0" y={TOP - 8}>
        {formatFen(most)}
      </Label>
      <Line y1={TOP} y2={TOP} strokeDasharray="4 4" />
      <Line y1={GROUND} y2={GROUND} />
      {months.map(({ month, incoming, outgoing }, index) => (
        <svg key={month} x={`${((index + 0.5) * 100) / months.length}%`} overflow="visible">
          {incoming > 0 && (
            <MonthBar
              way="incoming"
              x={-BAR_WIDTH - GAP / 2}
              y={GROUND - heightOf(incoming)}
              height={heightOf(incoming)}
            />
          )}
          {outgoing > 0 && (
            <MonthBar
              way="outgoing"
              x={GAP / 2}
              y={GROUND - heightOf(outgoing)}
              height={heightOf(outgoing)}
            />
          )}
          <Label y={HEIGHT - 6} textAnchor="middle">
            {intl.formatDate(month, { month: 'short', timeZone: 'UTC' })}
          </Label>
        </svg>
      ))}
    </svg>
  );
}

const Label = chakra('text', {
  base: { fill: 'muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
});

const Line = chakra(
  'line',
  { base: { stroke: 'inputBorder' } },
  { defaultProps: { x1: '0', x2: '100%' } },
);
