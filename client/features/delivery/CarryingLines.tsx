import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ShippingToQuery } from '../../gql/graphql';
import { Fold } from '../../ui/forms/Fold';
import { LineDays } from '../../ui/values/LineDays';
import { Money } from '../../ui/values/Money';
import { Weight } from '../../ui/values/Weight';

type Quotes = ShippingToQuery['shippingRanges'][number]['quotes'];

interface CarryingLinesProps {
  quotes: Quotes;
  /** Unfolds them. */
  isOpen?: boolean;
}

/** The delivery lines that can carry the goods, cheapest first, with price and days. */
export function CarryingLines({ quotes, isOpen }: CarryingLinesProps) {
  return (
    <chakra.div fontSize="sm">
      <Fold
        isOpen={isOpen}
        summary={<FormattedMessage id="delivery.lines" values={{ count: quotes.length }} />}
      >
        <chakra.ul display="grid" gap="2">
          {quotes.map(({ lineId, name, total, ...line }) => (
            <chakra.li key={lineId} display="flex" justifyContent="space-between" gap="3">
              <span>
                {name}
                <chakra.span display="block" color="muted">
                  <LineDays {...line} />
                  {line.chargeableGrams > line.actualGrams && (
                    <>
                      {' · '}
                      <FormattedMessage
                        id="delivery.atLeast"
                        values={{ charged: <Weight grams={line.chargeableGrams} /> }}
                      />
                    </>
                  )}
                </chakra.span>
              </span>
              {total != null && <Money fen={total} />}
            </chakra.li>
          ))}
        </chakra.ul>
      </Fold>
    </chakra.div>
  );
}
