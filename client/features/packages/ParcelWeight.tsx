import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Fold } from '../../ui/forms/Fold';
import { Weight } from '../../ui/values/Weight';

interface ParcelWeightProps {
  /** Total weight of the items. */
  goodsGrams: number;
  /** Weight that the price is based on: packaging and, on some lines, volume included. */
  chargeableGrams: number;
}

/** Lines are paid by steps of so many grams. */
const STEP_GRAMS = 500;
const PERCENT = 100;

/** Compares the weight of a parcel's goods with the charged weight, on the scale of its price. */
export function ParcelWeight({ goodsGrams, chargeableGrams }: ParcelWeightProps) {
  const paidGrams = Math.max(1, Math.ceil(chargeableGrams / STEP_GRAMS)) * STEP_GRAMS;
  const scale = Math.max(paidGrams, goodsGrams);
  const percentOf = (grams: number) => `${(grams / scale) * PERCENT}%`;
  return (
    <figure>
      <Heading>
        <FormattedMessage id="packages.weight.title" />
      </Heading>
      <Scale aria-hidden css={{ _after: { backgroundSize: `${percentOf(STEP_GRAMS)} 100%` } }}>
        <Bar background="kraft" style={{ width: percentOf(chargeableGrams) }} />
        <Bar background="brand" style={{ width: percentOf(Math.min(goodsGrams, scale)) }} />
      </Scale>
      <Legend>
        <Entry data-of="goods">
          <FormattedMessage
            id="packages.weight.goods"
            values={{ weight: <Weight grams={goodsGrams} /> }}
          />
        </Entry>
        <Entry data-of="charged">
          <FormattedMessage
            id="packages.weight.charged"
            values={{ weight: <Weight grams={chargeableGrams} /> }}
          />
        </Entry>
        {paidGrams !== chargeableGrams && (
          <Entry>
            <FormattedMessage
              id="packages.weight.paid"
              values={{ weight: <Weight grams={paidGrams} /> }}
            />
          </Entry>
        )}
      </Legend>
      {chargeableGrams > goodsGrams && (
        <Fold summary={<FormattedMessage id="packages.weight.why" />}>
          <chakra.p fontSize="sm">
            <FormattedMessage id="packages.weight.because" />
          </chakra.p>
        </Fold>
      )}
    </figure>
  );
}

const Heading = chakra('h3', { base: { marginBottom: '2', fontSize: 'md' } });

const Scale = chakra('div', {
  base: {
    position: 'relative',
    height: '18px',
    borderRadius: '2px',
    border: '1px solid {colors.kraft}',
    // A mark at the end of each step.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      backgroundImage: 'linear-gradient(to left, {colors.surface} 2px, transparent 2px)',
    },
  },
});

const Bar = chakra('span', { base: { position: 'absolute', insetInlineStart: '0', insetY: '0' } });

const Legend = chakra('figcaption', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginTop: '2',
    fontSize: 'sm',
    color: 'muted',
  },
});

const Entry = chakra('span', {
  base: {
    whiteSpace: 'nowrap',
    '&[data-of]::before': {
      content: '""',
      display: 'inline-block',
      boxSize: '10px',
      marginInlineEnd: '6px',
    },
    '&[data-of=goods]::before': { background: 'brand' },
    '&[data-of=charged]::before': { background: 'kraft' },
  },
});
