import { chakra, Flex } from '@chakra-ui/react';
import { InvoiceButton } from '../../../features/invoices/InvoiceButton';
import { OrderItemRow } from '../../../features/orders/OrderItemRow';
import { OrderPreferences } from '../../../features/orders/OrderPreferences';
import { OrderReceipt } from '../../../features/orders/OrderReceipt';
import { useOrderHistory } from '../../../features/orders/useOrderHistory';
import { useOrderPieces } from '../../../features/orders/useOrderPieces';
import type { OrderDetailPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { DocumentColumns } from '../../../ui/layout/DocumentColumns';
import { DocumentFold } from '../../../ui/document/DocumentFold';
import { PrintButton } from '../../../ui/document/PrintButton';
import { RuledHeading } from '../../../ui/layout/RuledHeading';
import { Timeline } from '../../../ui/document/Timeline';
import { remainingOf } from '../../../ui/values/remainingOf';
import { Weight } from '../../../ui/values/Weight';

/** Below the waybill of an order: its items, and beside them its receipt and the rest, folded. */
export function OrderDetail({ order }: { order: NonNullable<OrderDetailPageQuery['order']> }) {
  const text = useText();
  const piecesOf = useOrderPieces();
  const { items, paidAt, number } = order;
  const history = useOrderHistory(order.timeline, order);
  const [latest] = history;
  const grams = weightOf(remainingOf(items));
  return (
    <DocumentColumns>
      <section aria-labelledby="ordered">
        <RuledHeading
          id="ordered"
          after={
            <>
              {piecesOf(items)}
              {grams !== null && (
                <>
                  {'\u00a0· '}
                  <Weight grams={grams} />
                </>
              )}
            </>
          }
        >
          {text('orders.ordered')}
        </RuledHeading>
        <chakra.ul listStyleType="none">
          {items.map((item) => (
            <OrderItemRow key={item.id} item={item} seen={order} />
          ))}
        </chakra.ul>
      </section>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" minWidth="0">
        <OrderReceipt order={order} seen={order} asked={order} />
        <Flex data-screen-only gap="2" flexWrap="wrap">
          <PrintButton />
          {paidAt && <InvoiceButton of="orders" number={number} />}
        </Flex>
        <div>
          <DocumentFold
            title={text('orders.timeline')}
            peek={latest?.short ?? latest?.label}
            on={latest?.at}
          >
            <Timeline steps={history} />
          </DocumentFold>
          <DocumentFold title={text('orders.preferences')} peek={order.contact.name}>
            <OrderPreferences order={order} />
          </DocumentFold>
        </div>
      </chakra.div>
    </DocumentColumns>
  );
}

type Item = NonNullable<OrderDetailPageQuery['order']>['items'][number];

/** Returns the total weight of the items in grams; null until all are weighed. */
function weightOf(items: readonly Item[]): number | null {
  if (items.length === 0 || items.some(({ storedItem }) => !storedItem)) return null;
  return items.reduce((sum, { storedItem }) => sum + (storedItem?.weightGrams ?? 0), 0);
}
