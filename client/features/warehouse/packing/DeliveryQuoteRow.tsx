import { chakra, Stack } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { PickRow } from '../../../ui/forms/PickRow';
import { Money } from '../../../ui/values/Money';
import { LineDays } from '../../../ui/values/LineDays';
import { ChargedBy } from './ChargedBy';
import { LineLimits } from './LineLimits';
import { PriceReasons } from './PriceReasons';

interface DeliveryQuoteRowProps {
  quote: DeliveryQuoteRow_QuoteFragment;
  field: UseFormRegisterReturn;
  isChosen: boolean;
  isCheapest: boolean;
  isFastest: boolean;
}

/** A delivery line with days and price, or the reason why it cannot be used; chosen, it explains its price. */
export function DeliveryQuoteRow({ quote, field, isChosen, ...best }: DeliveryQuoteRowProps) {
  const { total, unusableReason, reviews } = quote;
  return (
    <PickRow
      {...field}
      value={quote.lineId}
      disabled={total == null}
      label={quote.name}
      tag={
        (best.isCheapest || best.isFastest) && (
          <>
            {best.isCheapest && <Tag id="warehouse.cheapest" />}
            {best.isFastest && <Tag id="warehouse.fastest" />}
          </>
        )
      }
      aside={total != null && <LineDays {...quote} />}
      price={total != null && <Money fen={total} />}
      why={
        <>
          {reviews && <Reviews of={reviews} />}
          {isChosen && total != null && <Chosen quote={quote} />}
        </>
      }
    >
      {/* It names the limit that is passed: the line's others would only be in the way. */}
      {unusableReason}
      {total != null && <ChargedBy quote={quote} />}
    </PickRow>
  );
}

/** Ratings of the line; the promised days are above. */
function Reviews({ of }: { of: NonNullable<DeliveryQuoteRow_QuoteFragment['reviews']> }) {
  return (
    <chakra.span display="block" fontSize="sm" color="muted">
      <FormattedMessage
        id="warehouse.lineReviews"
        values={{ stars: of.averageStars, count: of.count }}
      />
      {of.averageDays != null && (
        <>
          {' · '}
          <FormattedMessage id="warehouse.lineDays" values={{ days: of.averageDays }} />
        </>
      )}
    </chakra.span>
  );
}

function Chosen({ quote }: { quote: DeliveryQuoteRow_QuoteFragment }) {
  return (
    <Stack as="span" gap="1">
      <PriceReasons quote={quote} />
      <chakra.span fontSize="0.8125rem" color="muted">
        <LineLimits {...quote} />
      </chakra.span>
    </Stack>
  );
}

function Tag({ id }: { id: 'warehouse.cheapest' | 'warehouse.fastest' }) {
  return (
    <chakra.span
      display="inline-block"
      _notLast={{ marginInlineEnd: '2' }}
      paddingX="2"
      border="1px dashed currentColor"
      borderRadius="3px"
      fontSize="sm"
      lineHeight="1.35"
      background={id === 'warehouse.cheapest' ? 'okTint' : 'infoTint'}
      color={id === 'warehouse.cheapest' ? 'ok' : 'info'}
      fontWeight="600"
    >
      <FormattedMessage id={id} />
    </chakra.span>
  );
}
