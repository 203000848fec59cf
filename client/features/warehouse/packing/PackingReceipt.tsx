import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type {
  AddressChoice_AddressFragment,
  DeliveryQuoteRow_QuoteFragment,
  PackingForm_ItemFragment,
} from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { feeLines } from '../../../ui/document/feeLines';
import { Receipt } from '../../../ui/document/Receipt';
import type { ReceiptLine } from '../../../ui/document/ReceiptLines';
import { WithNumbers } from '../../../ui/values/WithNumbers';
import { ParcelBox } from '../shelf/ParcelBox';
import { BusyMark } from './BusyMark';
import { usePackingTerms } from './usePackingTerms';

interface PackingReceiptProps {
  items: readonly PackingForm_ItemFragment[];
  address?: AddressChoice_AddressFragment;
  /** The chosen line; undefined while none is chosen. */
  quote?: DeliveryQuoteRow_QuoteFragment;
  isBusy: boolean;
  /** The submit button, unless it is in a bar. */
  children?: ReactNode;
}

/** Cost of the parcel with the chosen line, fee by fee. */
export function PackingReceipt({ items, address, quote, isBusy, children }: PackingReceiptProps) {
  const text = useText();
  const terms = usePackingTerms();
  const refundable = refundableOrders(items);
  return (
    <Receipt
      title={text('documents.payment2')}
      sub={
        <Stack gap="4">
          <span>
            {address
              ? text('warehouse.shippingTo', { place: address.city || address.countryName })
              : text('warehouse.shipping')}
          </span>
          <ParcelBox items={items} />
        </Stack>
      }
      lines={quote ? linesOf(text, quote) : []}
      then={
        (terms || refundable.length > 0) && (
          <Stack gap="2">
            {terms && (
              <p>
                <FormattedMessage id="warehouse.planTime" values={{ minutes: terms.minutes }} />
              </p>
            )}
            {refundable.length > 0 && (
              <p>
                <WithNumbers>
                  {text('warehouse.endsRefunds', { orders: listed(refundable) })}
                </WithNumbers>
              </p>
            )}
          </Stack>
        )
      }
    >
      <Stack gap="3" marginTop="4">
        {!quote && <p>{text('warehouse.costLater')}</p>}
        {isBusy && <BusyMark />}
        {children}
      </Stack>
    </Receipt>
  );

  /** Intl puts no space around the Chinese conjunction between two numbers. */
  function listed(numbers: readonly string[]) {
    const ended = numbers.slice(-2).join(text('documents.and'));
    return [...numbers.slice(0, -2), ended].join(text('documents.comma'));
  }
}

/**
 * Returns the numbers of orders that can be refunded. A refund covers the whole order and is possible until
 * part of it is packed.
 */
function refundableOrders(items: readonly PackingForm_ItemFragment[]): string[] {
  const orders = items.flatMap(({ order }) => order ?? []);
  const open = orders.filter(({ availableActions }) => availableActions.includes('REQUEST_REFUND'));
  return [...new Set(open.map(({ number }) => number))];
}

function linesOf(
  text: ReturnType<typeof useText>,
  quote: DeliveryQuoteRow_QuoteFragment,
): ReceiptLine[] {
  return [
    ...feeLines(text, quote),
    { id: 'total', label: text('documents.total'), fen: quote.total ?? undefined, kind: 'total' },
  ];
}
