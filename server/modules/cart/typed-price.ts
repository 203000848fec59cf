import type { Currency } from '../../kernel/currency';
import { DomainError } from '../../kernel/errors';
import { MAX_AMOUNT, type Money } from '../../kernel/money';
import { convertToFen, parseRate } from '../../kernel/rate';
import type { Services } from '../../platform/services';
import { ratesToYuan } from '../exchange-rates/public';
import type { CartItem } from './cart-item.entity';
import type { AddCartItemInput } from './cart.inputs';
import { fieldRefusal, required } from './item-refusals';

/** The shop's price in another currency, and the rate of its conversion to yuan; all null in yuan. */
export type OriginalPrice = Pick<
  CartItem,
  'originalAmount' | 'originalCurrency' | 'originalRate' | 'originalRateAsOf'
>;

export const priceInYuan: OriginalPrice = {
  ...{ originalAmount: null, originalCurrency: null },
  ...{ originalRate: null, originalRateAsOf: null },
};

interface TypedPrice extends OriginalPrice {
  readonly unitPrice: Money;
}

/**
 * Returns the price that a shopper typed, in fen. A price in the shop's currency is converted here, once, and
 * takes precedence over the client's conversion. Null if none was typed.
 * @throws DomainError VALIDATION_FAILED if amount or currency is missing or the sum is out of range;
 *   EXCHANGE_RATES_UNAVAILABLE
 */
export async function readTypedPrice(
  services: Services,
  input: Pick<AddCartItemInput, 'unitPrice' | 'originalAmount' | 'originalCurrency'>,
): Promise<TypedPrice | null> {
  const { unitPrice, originalAmount, originalCurrency } = input;
  if (!originalAmount && !originalCurrency) return unitPrice ? { unitPrice, ...priceInYuan } : null;
  const amount = required('originalAmount', originalAmount);
  return convert(services, amount, required('originalCurrency', originalCurrency));
}

async function convert(
  services: Services,
  amount: string,
  currency: Currency,
): Promise<TypedPrice> {
  if (currency === 'CNY') return { unitPrice: inRange(amount, ONE), ...priceInYuan };
  const rates = await ratesToYuan(services, [currency]);
  const rate = rates?.yuanPerUnit[currency];
  if (!rates || !rate) throw new DomainError('EXCHANGE_RATES_UNAVAILABLE');
  return {
    unitPrice: inRange(amount, rate),
    ...{ originalAmount: amount, originalCurrency: currency },
    ...{ originalRate: rate, originalRateAsOf: rates.asOf },
  };
}

const ONE = parseRate('1');

/** A price is at least one fen, and at most the accepted maximum. */
function inRange(amount: string, rate: Parameters<typeof convertToFen>[1]): Money {
  const price = convertToFen(amount, rate);
  if (price === null) throw fieldRefusal('originalAmount', 'tooLarge', { max: MAX_AMOUNT / 100 });
  if (price === 0) throw fieldRefusal('originalAmount', 'tooSmall', { min: 0.01 });
  return price;
}
