import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Money } from './Money';

interface PriceChangeProps {
  item: {
    /** Both in fen. */
    unitPrice: number;
    priceRead?: number | null;
    priceChangeReason: string;
  };
}

/** The shopper's correction of the read price and its reason (RT-27); nothing without one. */
export function PriceChange({ item }: PriceChangeProps) {
  const { unitPrice, priceRead, priceChangeReason } = item;
  if (priceRead == null || priceRead === unitPrice) return null;
  return (
    <chakra.p fontSize="sm" color="muted" overflowWrap="anywhere">
      <FormattedMessage
        id="common.priceChange"
        values={{ read: <Money fen={priceRead} />, reason: priceChangeReason }}
      />
    </chakra.p>
  );
}
