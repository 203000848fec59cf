import { useQuery } from '@apollo/client/react';
import { ExchangeRatesDocument } from '../../gql/graphql';
import { parseYuan } from '../../ui/values/moneyText';
import { unitPriceOf, type ItemDraft } from './itemDraft';

/** A price as it is typed, and by which rate it would be converted now. */
export interface TypedPrice {
  /** Fen for one piece; null while nothing is typed in, or no rate is known. The server reckons it anew. */
  unitPrice: number | null;
  /** Yuan for one unit of the shop's currency; undefined in yuan, and while it is not known. */
  rate?: { perUnit: number; source: string; asOf: string };
}

/** Reads what one piece costs, as the draft stands; rates are asked for where it is not in yuan. */
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
