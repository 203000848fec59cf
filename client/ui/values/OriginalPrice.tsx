import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';

interface OriginalPriceProps {
  item: { originalAmount?: string | null; originalCurrency?: string | null };
}

/** Price of one piece in the shop's own currency; nothing if that is yuan. */
export function OriginalPrice({ item: { originalAmount, originalCurrency } }: OriginalPriceProps) {
  if (!originalAmount || !originalCurrency) return null;
  return (
    <chakra.span htmlTranslate="no" fontSize="sm" color="muted" whiteSpace="nowrap">
      {' · '}
      <FormattedNumber
        value={Number(originalAmount)}
        style="currency"
        currency={originalCurrency}
        currencyDisplay="code"
      />
    </chakra.span>
  );
}
