import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Currency } from '../../gql/graphql';
import type { Amount } from '../../ui/values/ConvertMoneyContext';
import { convertFen } from './convertFen';
import { RateNote } from './RateNote';

export interface UsedRate {
  currency: Currency;
  /** Units of it for one yuan. */
  rate: string;
  source: string;
  /** ISO 8601. */
  asOf: string;
}

/** About how much an amount is in the currency the shopper chose; beside totals, by what rate. */
export function ConvertedAmount({ fen, isTotal, ...used }: Amount & UsedRate) {
  const { locale } = useIntl();
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: used.currency,
    // In English the yen has the sign of the yuan.
    currencyDisplay: used.currency === 'JPY' ? 'code' : 'symbol',
  });
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
  // A decimal as text keeps every digit; TypeScript knows numbers alone.
  const amount = convertFen(fen, used.rate, decimals) as unknown as number;
  return (
    <chakra.span color="muted" fontSize="sm" fontWeight="400" whiteSpace="nowrap">
      ≈ {format.format(amount)}
      {isTotal && <RateNote {...used} />}
    </chakra.span>
  );
}
