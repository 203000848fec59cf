import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { DataList } from '../../ui/paper/DataList';
import { Money } from '../../ui/values/Money';

interface OrderAmountsProps {
  /** All in fen. */
  goods: number;
  domesticShipping: number;
  finePhotos: number;
}

/** What an order will cost, and what is not in it yet. */
export function OrderAmounts({ goods, domesticShipping, finePhotos }: OrderAmountsProps) {
  const text = useText();
  return (
    <DataList
      entries={[
        { label: text('orders.goods'), value: <Money fen={goods} /> },
        {
          label: text('orders.domesticShipping'),
          value: <Money fen={domesticShipping} />,
        },
        { label: text('orders.finePhotos'), value: <Money fen={finePhotos} /> },
        {
          label: text('orders.total'),
          value: (
            <Money
              fen={goods + domesticShipping + finePhotos}
              isTotal
              fontSize="xl"
              fontWeight="700"
            />
          ),
        },
        {
          label: text('orders.internationalShipping'),
          value: <FormattedMessage id="orders.paidLater" />,
        },
      ]}
    />
  );
}
