import { chakra } from '@chakra-ui/react';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { formatFen, timesOf } from '../../../ui/values/moneyText';

/** The formula of a line's price, in the type of a printed label. */
export function PriceReasons({ quote }: { quote: DeliveryQuoteRow_QuoteFragment }) {
  const text = useText();
  const { fees, furtherPrice } = quote;
  const parts = fees.flatMap(({ code, label, amount }) => {
    if (code === 'FIRST_WEIGHT') return [text('warehouse.whyFirst', { price: formatFen(amount) })];
    if (code !== 'FURTHER_WEIGHT' || !furtherPrice) return [`${formatFen(amount)} ${label}`];
    return amount === 0 ? [] : [`${timesOf(furtherPrice, amount)} × ${formatFen(furtherPrice)}`];
  });
  return (
    <chakra.span fontFamily="mono" fontSize="0.8125rem" lineHeight="1.5">
      {parts.join(' + ')}
    </chakra.span>
  );
}
