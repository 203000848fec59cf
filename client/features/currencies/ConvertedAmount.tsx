import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths';
import type { Amount, ShownYuan } from '../../ui/values/ConvertMoneyContext';
import { RateNote, type UsedRate } from './RateNote';

interface ConvertedAmountProps {
  amount: Amount;
  /** Amount in yuan that is shown beside it; without it the yuan appear elsewhere. */
  shown?: ShownYuan;
  used: UsedRate;
}

/**
 * An amount in the chosen currency with the yuan in small print; where one pays, and in statements, the yuan
 * come first. Totals show the exchange rate as well.
 */
export function ConvertedAmount({ amount, shown, used }: ConvertedAmountProps) {
  const { locale } = useIntl();
  const { pathname } = useLocation();
  const converted = `≈ ${convertedText(amount, used, locale)}`;
  const note = amount.isTotal && <RateNote {...used} />;
  const small = (text: string) => (
    <chakra.span color="muted" fontSize="sm" fontWeight="400" whiteSpace="nowrap">
      <chakra.span htmlTranslate="no" whiteSpace="nowrap">
        {text}
      </chakra.span>
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

/** Pages of what is paid, and of what was booked: what counts there is the amount in yuan. */
const pages = [paths.payment.path, paths.fund.path];

/** Returns whether a page shows amounts in yuan first, whatever the chosen currency. */
function settlesInYuan(pathname: string): boolean {
  return pages.some((path) => matchPath({ path, end: false }, pathname));
}

/**
 * An amount of yuan in another currency, for showing it alone; the one place where that is rounded,
 * half away from zero, in whole numbers throughout.
 *
 * @param fen integer number of fen
 * @param rate units of the other currency for one yuan, e.g. "0.1405"
 * @param decimals how many that currency has: 2 for dollars, 0 for yen
 * @returns a decimal, e.g. "12.34"
 */
export function convertFen(fen: number, rate: string, decimals: number): string {
  const [whole = '', fraction = ''] = rate.split('.');
  const exact = BigInt(Math.abs(fen)) * BigInt(whole + fraction) * 10n ** BigInt(decimals);
  const unit = 10n ** BigInt(fraction.length + 2);
  const digits = String((2n * exact + unit) / (2n * unit)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const amount = decimals ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
  return fen < 0 && /[1-9]/.test(digits) ? `-${amount}` : amount;
}
