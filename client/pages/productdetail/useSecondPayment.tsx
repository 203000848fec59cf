import { FormattedMessage } from 'react-intl';
import type { ItemFormProps } from '../../features/cart/ItemForm';
import { ShippingRange } from '../../features/delivery/ShippingTo';
import { useShippingTo } from '../../features/delivery/useShippingTo';
import { formatFen } from '../../ui/values/moneyText';

/** Returns the texts about the second payment, for the form of an item and the action bar of phones. */
export function useSecondPayment(): Pick<ItemFormProps, 'shipping' | 'thenShipping'> {
  const to = useShippingTo();
  return {
    shipping: <ShippingRange of={to} />,
    thenShipping: to.range ? (
      <FormattedMessage
        id="listings.thenShippingOf"
        values={{ range: `${formatFen(to.range.lowest)}–${formatFen(to.range.highest)}` }}
      />
    ) : (
      <FormattedMessage id="listings.thenShipping" />
    ),
  };
}
