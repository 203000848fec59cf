import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteCard_QuoteFragment } from '../../../gql/graphql';
import { ChoiceCard } from '../../../ui/forms/ChoiceCard';
import { Money } from '../../../ui/values/Money';
import { Weight } from '../../../ui/values/Weight';
import { LineLimits } from './LineLimits';

const groups = {
  EXPRESS: 'warehouse.group.express',
  DIRECT_INJECTION: 'warehouse.group.directInjection',
  POSTAL: 'warehouse.group.postal',
  OCEAN: 'warehouse.group.ocean',
} as const;

interface DeliveryQuoteCardProps {
  quote: DeliveryQuoteCard_QuoteFragment;
  field: UseFormRegisterReturn;
  isCheapest: boolean;
  isFastest: boolean;
}

/** A delivery line with days, weight and price formula, or the reason why it cannot be used. */
export function DeliveryQuoteCard(props: DeliveryQuoteCardProps) {
  const { quote, field } = props;
  const isUsable = quote.unusableReason == null;
  return (
    <ChoiceCard {...field} value={quote.lineId} disabled={!isUsable} label={quote.name}>
      <Flex columnGap="3" rowGap="1" flexWrap="wrap" fontSize="sm">
        <span>
          <FormattedMessage id={groups[quote.group]} />
        </span>
        <span>
          <FormattedMessage
            id="warehouse.days"
            values={{ min: quote.minDays, max: quote.maxDays }}
          />
        </span>
        {props.isCheapest && <Tag id="warehouse.cheapest" />}
        {props.isFastest && <Tag id="warehouse.fastest" />}
      </Flex>
      {isUsable ? <Price quote={quote} /> : <span>{quote.unusableReason}</span>}
      <Detail>
        <LineLimits {...quote} />
      </Detail>
    </ChoiceCard>
  );
}

function Price({ quote }: { quote: DeliveryQuoteCard_QuoteFragment }) {
  const { firstPrice, furtherPrice, total } = quote;
  return (
    <>
      {total != null && <Money fen={total} fontSize="lg" fontWeight="700" />}
      <Detail>
        <FormattedMessage
          id="warehouse.chargeable"
          values={{ weight: <Weight grams={quote.chargeableGrams} /> }}
        />
      </Detail>
      {firstPrice != null && furtherPrice != null && (
        <Detail>
          <FormattedMessage
            id="warehouse.formula"
            values={{ first: <Money fen={firstPrice} />, further: <Money fen={furtherPrice} /> }}
          />
        </Detail>
      )}
    </>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <chakra.span fontSize="sm" color="muted">
      {children}
    </chakra.span>
  );
}

function Tag({ id }: { id: 'warehouse.cheapest' | 'warehouse.fastest' }) {
  return (
    <chakra.span paddingX="2" borderRadius="full" background="okTint" color="ok" fontWeight="600">
      <FormattedMessage id={id} />
    </chakra.span>
  );
}
