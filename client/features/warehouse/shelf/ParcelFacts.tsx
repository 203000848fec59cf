import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ParcelLine_LineFragment } from '../../../gql/graphql';
import { LineDays } from '../../../ui/values/LineDays';
import { Money } from '../../../ui/values/Money';
import { Weight } from '../../../ui/values/Weight';
import { BusyMark } from '../packing/BusyMark';
import { CountryChoice } from './CountryChoice';
import { linesAtAGlance } from './linesAtAGlance';
import { SkeletonBlock } from './SkeletonBlock';
import type { ParcelEstimate } from './useParcelEstimate';
import { WeightGauge } from './WeightGauge';
import { SentenceGap } from '../../../ui/values/SentenceGap';

interface ParcelFactsProps {
  parcel: ParcelEstimate;
  /** Weight of the items alone. */
  goodsGrams: number;
  /** Those on the shelf that would add nothing. */
  fitting: readonly string[];
  onCountry: (country: string) => void;
}

/** Weight of the parcel, unavoidable fees, and the cost of a selection of lines. */
export function ParcelFacts({ parcel, goodsGrams, fitting, onCountry }: ParcelFactsProps) {
  const { estimate, lines, isBusy } = parcel;
  const [cheapest] = lines;
  return (
    <div aria-busy={isBusy}>
      <Flex justifyContent="space-between" alignItems="baseline" gap="3" marginTop="3">
        <chakra.p aria-live="polite">
          <chakra.b display="block" fontSize="2xl" lineHeight="1.1">
            <Weight grams={cheapest?.actualGrams ?? goodsGrams} />
          </chakra.b>
          <chakra.span fontSize="sm" color="muted">
            {/* In the place of other words, so that the button below stands still. */}
            {isBusy ? (
              <BusyMark />
            ) : (
              <FormattedMessage
                id={cheapest ? 'warehouse.withPackaging' : 'warehouse.goodsAlone'}
                values={{ weight: <Weight grams={goodsGrams} /> }}
              />
            )}
          </chakra.span>
        </chakra.p>
        {estimate !== undefined && <CountryChoice estimate={estimate} onChange={onCountry} />}
      </Flex>
      {estimate === undefined && isBusy && <Awaited />}
      {estimate === undefined && !isBusy && (
        <Words>
          <FormattedMessage id="warehouse.noEstimate" />
        </Words>
      )}
      {estimate === null && (
        <Words>
          <FormattedMessage id="warehouse.whereTo" />
        </Words>
      )}
      {estimate && !cheapest && (
        <Words>
          <FormattedMessage id="warehouse.noLine" values={{ country: estimate.countryName }} />
        </Words>
      )}
      {estimate?.paidUpToGrams != null && cheapest && (
        <>
          <WeightGauge
            grams={Math.max(cheapest.actualGrams, cheapest.volumetricGrams)}
            paidUpTo={estimate.paidUpToGrams}
          />
          <Words>
            <Spare estimate={estimate} line={cheapest} fitting={fitting} />
          </Words>
          <Fares>
            {linesAtAGlance(lines).map((line) => (
              <chakra.li key={line.lineId} data-best={line === cheapest || undefined}>
                <b>{line.name}</b>
                <chakra.span fontSize="0.8125rem" color="muted" whiteSpace="nowrap">
                  <LineDays {...line} />
                </chakra.span>
                {line.total != null && <Money fen={line.total} fontWeight="700" />}
              </chakra.li>
            ))}
          </Fares>
        </>
      )}
    </div>
  );
}

/** The height of the gauge, its text and three lines. */
function Awaited() {
  return (
    <div aria-hidden data-skeletons>
      <SkeletonBlock aspectRatio="300 / 56" marginTop="3" />
      <SkeletonBlock height="42px" marginTop="2" />
      <Fares>
        {['cheapest', 'sensible', 'fastest'].map((line) => (
          <li key={line}>
            <SkeletonBlock height="1lh" gridColumn="1 / -1" />
          </li>
        ))}
      </Fares>
    </div>
  );
}

interface SpareProps {
  estimate: NonNullable<ParcelEstimate['estimate']>;
  line: ParcelLine_LineFragment;
  fitting: readonly string[];
}

/** The weight that is still free, and which items on the shelf fit into it. */
function Spare({ estimate, line, fitting }: SpareProps) {
  const values = {
    paid: <Weight grams={estimate.paidUpToGrams ?? 0} />,
    charged: <Weight grams={line.chargeableGrams} />,
    spare: (
      <strong>
        <Weight grams={estimate.spareGrams ?? 0} />
      </strong>
    ),
    item: fitting[0],
    others: fitting.length - 1,
  };
  if (estimate.spareGrams === null) {
    return <FormattedMessage id="warehouse.byVolume" values={values} />;
  }
  return (
    <>
      <FormattedMessage
        id={estimate.spareGrams > 0 ? 'warehouse.spare' : 'warehouse.noSpare'}
        values={values}
      />
      <SentenceGap />
      {fitting.length > 0 && <FormattedMessage id="warehouse.spareFits" values={values} />}
    </>
  );
}

const Words = chakra('p', { base: { marginTop: '2', fontSize: 'sm', overflowWrap: 'anywhere' } });

const Fares = chakra('ul', {
  base: {
    marginX: '-4',
    marginTop: '3',
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) minmax(max-content, 1fr) auto',
      alignItems: 'baseline',
      columnGap: '2',
      paddingX: '4',
      paddingY: '2',
      fontSize: '0.9375rem',
      borderTop: '1px dotted {colors.kraft}',
    },
    '& > [data-best]': { background: 'light-dark(#F6EBD6, #241F16)' },
  },
});
