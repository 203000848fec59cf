import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/useText';

interface WeightGaugeProps {
  /** On the scale, or what the volume counts as where that is more, in grams. */
  grams: number;
  /** Up to which weight the price stays the same, in grams. */
  paidUpTo: number;
}

const STEP = 500;
const KILOGRAM = 1_000;
/** Range of the scale around the current price step; the first kilograms of a heavy parcel are cut off. */
const BEFORE = 3 * KILOGRAM;
const AFTER = KILOGRAM;
const WIDTH = 300;
/** The room that the weight in bold needs to either side. */
const PAID_LABEL = 40;

/** The weight of a parcel on the scale by which it is charged: what is used in ink, what is paid anyway in kraft. */
export function WeightGauge({ grams, paidUpTo }: WeightGaugeProps) {
  const intl = useIntl();
  const text = useText();
  const from = Math.max(0, Math.floor((paidUpTo - BEFORE) / KILOGRAM) * KILOGRAM);
  const to = Math.ceil((paidUpTo + AFTER) / KILOGRAM) * KILOGRAM;
  const x = (at: number) => ((at - from) / (to - from)) * WIDTH;
  const kilograms = (at: number) =>
    intl.formatNumber(at / KILOGRAM, {
      ...{ style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 },
    });
  const steps = Array.from({ length: (to - from) / STEP - 1 }, (_, n) => from + (n + 1) * STEP);
  const numbers = Array.from(
    { length: (to - from) / KILOGRAM + 1 },
    (_, n) => from + n * KILOGRAM,
  ).filter((at) => Math.abs(x(at) - x(paidUpTo)) > PAID_LABEL);
  const anchorOf = (at: number) => (at === from ? 'start' : at === to ? 'end' : 'middle');
  return (
    <Scale
      viewBox={`0 0 ${WIDTH} 56`}
      role="img"
      aria-label={text('warehouse.gauge', { weight: kilograms(grams), paid: kilograms(paidUpTo) })}
    >
      <Bar d={`M0 24H${WIDTH}`} stroke="hairline" />
      <Bar d={`M0 24H${x(paidUpTo)}`} stroke="kraft" />
      <Bar d={`M0 24H${x(grams)}`} stroke="brand" />
      {steps.map((at) => (
        <Mark key={at} d={`M${x(at)} 14v20`} stroke="surface" />
      ))}
      <Mark d={`M${x(paidUpTo)} 10v28`} stroke="ink" />
      <Pointer d={`M${x(grams)} 8l-5-7h10z`} />
      {numbers.map((at) => (
        <text key={at} x={x(at)} y="52" textAnchor={anchorOf(at)}>
          {intl.formatNumber(at / KILOGRAM)}
        </text>
      ))}
      <text x={x(paidUpTo)} y="52" textAnchor="middle" data-paid>
        {kilograms(paidUpTo)}
      </text>
    </Scale>
  );
}

const Scale = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    overflow: 'visible',
    marginTop: '3',
    fontFamily: 'mono',
    fontSize: '0.6875rem',
    fill: 'muted',
    '& [data-paid]': { fill: 'ink', fontWeight: '700' },
  },
});

const Bar = chakra('path', { base: { fill: 'none', strokeWidth: '12' } });
const Mark = chakra('path', { base: { fill: 'none', strokeWidth: '2' } });
const Pointer = chakra('path', { base: { fill: 'ink' } });
