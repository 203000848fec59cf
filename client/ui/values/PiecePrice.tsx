import { FormattedMessage } from 'react-intl';
import { Money } from './Money';

interface PiecePriceProps {
  /** In fen. */
  item: { unitPrice: number; quantity: number; domesticShipping: number };
}

/** The components of an item's total: ¥36.50 × 4 + ¥6.00 domestic shipping. */
export function PiecePrice({ item: { unitPrice, quantity, domesticShipping } }: PiecePriceProps) {
  return (
    <>
      <Money fen={unitPrice} /> <span translate="no">{`× ${quantity}`}</span>
      {domesticShipping > 0 && (
        <>
          {' '}
          <span data-phrases>
            <FormattedMessage
              id="orders.plusShipping"
              values={{ amount: <Money fen={domesticShipping} /> }}
            />
          </span>
        </>
      )}
    </>
  );
}
