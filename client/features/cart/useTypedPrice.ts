import { useQuery } from '@apollo/client/react';
import { ExchangeRatesDocument } from '../../gql/graphql';
import { parseYuan } from '../../ui/values/moneyText';
import { unitPriceOf, type ItemDraft } from './itemDraft';

/** A price as it is typed, and by which rate it would be converted now. */
export interface TypedPrice {
  /**
   * Price of one piece in fen; null while no price is typed or no rate is known. The server computes it
   * itself.
   */
  unitPrice: number | null;
  /** Yuan for one unit of the shop's currency; undefined in yuan, and while it is not known. */
  rate?: { perUnit: number; source: string; asOf: string };
}

/** Returns the price of one piece in the draft; exchange rates are fetched if it is not in yuan. */
export function useTypedPrice(draft: ItemDraft): TypedPrice {
  const isForeign = draft.priceRead === null && draft.currency !== 'CNY';
  const { data } = useQuery(ExchangeRatesDocument, {
    skip: !isForeign,
    context: { handlesErrors: true },
  });
  if (!isForeign) return { unitPrice: unitPriceOf(draft) };
  const published = data?.exchangeRates;
  const perYuan = published?.rates.find(({ currency }) => currency === draft.currency)?.rate;
  if (!published || !perYuan) return { unitPrice: null };
  const perUnit = 1 / Number(perYuan);
  const hundredths = parseYuan(draft.unitPrice);
  return {
    unitPrice: hundredths && Math.round(hundredths * perUnit),
    rate: { perUnit, source: published.source, asOf: published.asOf },
  };
}
