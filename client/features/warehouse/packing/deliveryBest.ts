import type { DeliveryQuoteCard_QuoteFragment } from '../../../gql/graphql';

type Quote = Pick<DeliveryQuoteCard_QuoteFragment, 'lineId' | 'total' | 'maxDays'>;

/** The cheapest and the fastest usable line; the cheaper one where two are as fast. */
export function bestOf(quotes: readonly Quote[]) {
  const byPrice = quotes
    .flatMap(({ total, ...quote }) => (total == null ? [] : [{ ...quote, total }]))
    .sort((a, b) => a.total - b.total);
  const bySpeed = byPrice.toSorted((a, b) => a.maxDays - b.maxDays);
  return { cheapest: byPrice[0]?.lineId, fastest: bySpeed[0]?.lineId };
}
