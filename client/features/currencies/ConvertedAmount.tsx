import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Currency } from '../../gql/graphql';
import type { Amount, ShownYuan } from '../../ui/values/ConvertMoneyContext';
import { convertFen } from './convertFen';
import { RateNote } from './RateNote';
import { settlesInYuan } from './settlesInYuan';

export interface UsedRate {
  currency: Currency;
  /** Units of it for one yuan. */
  rate: string;
  source: string;
  /** ISO 8601. */
  asOf: string;
  /** That it may no longer hold, said for people; null where it does. */
  notice: string | null;
}

interface ConvertedAmountProps {
  amount: Amount;
  /** Beside which it is shown; without it the yuan already stand elsewhere. */
  shown?: ShownYuan;
  used: UsedRate;
}

/**
 * An amount in the currency the shopper chose, and small the yuan it comes from; where one pays, and
 * where it was booked, the yuan come first. Sums tell their rate as well.
 */
export function ConvertedAmount({ amount, shown, used }: ConvertedAmountProps) {
  const { locale } = useIntl();
  const { pathname } = useLocation();
  const converted = `≈ ${convertedText(amount, used, locale)}`;
  const note = amount.isTotal && <RateNote {...used} />;
  const small = (text: string) => (
    <chakra.span color="muted" fontSize="sm" fontWeight="400" whiteSpace="nowrap">
      {text}
      {note}
    </chakra.span>
  );
  if (!shown) return small(converted);
  const isYuanFirst = settlesInYuan(pathname);
  return (
    <span>
      {shown.large(isYuanFirst ? shown.yuan : converted)}{' '}
      {small(isYuanFirst ? converted : shown.yuan)}
    </span>
  );
}

/** `$8.43`, or from a least to a most `$8.43–16.86`. */
function convertedText({ fen, upTo }: Amount, { currency, rate }: UsedRate, locale: string) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // In English the yen has the sign of the yuan.
    currencyDisplay: currency === 'JPY' ? 'code' : 'symbol',
  });
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
  // A decimal as text keeps every digit; TypeScript knows numbers alone.
  const textOf = (each: number) =>
    format.format(convertFen(each, rate, decimals) as unknown as number);
  return upTo === undefined ? textOf(fen) : `${textOf(fen)}–${textOf(upTo)}`;
}
