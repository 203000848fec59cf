import { CheckCheck, ReceiptText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { OrderList } from '../../../features/orders/OrderList';
import { AllOrdersLink, WaitingOrders } from '../../../features/orders/WaitingOrders';
import { orderStatuses, orderStatusOf } from '../../../features/orders/orderStatus';
import { OrdersPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/Link';
import { listParamsOf, periodOf } from '../../../ui/lists/listParams';
import { StatusList } from '../StatusList';

/** Returns whether only those that wait for the shopper are listed, whatever their status. */
const isOfWaiting = (params: URLSearchParams) => params.get('waiting') === '1';

/** Returns the query variables for an address. */
function variablesOf(params: URLSearchParams) {
  const { search, page, ...period } = listParamsOf(params);
  const nextActor = isOfWaiting(params) ? ('SHOPPER' as const) : undefined;
  return {
    status: orderStatusOf(params.get('status')),
    nextActor,
    search,
    page,
    ...periodOf(period),
  };
}

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) => ({
  query: OrdersPageDocument,
  variables: variablesOf(params),
});

/** An order of one item, with its actions. */
const CARD_HEIGHT = { base: '290px', md: '236px' };

/** The viewer's orders, to be narrowed by tab, search and days (RT-13). */
export function OrdersPage() {
  const text = useText();
  const [params] = useSearchParams();
  const variables = variablesOf(params);
  const isWaiting = isOfWaiting(params);
  const { data, previousData, error, retry } = usePageQuery(OrdersPageDocument, variables);
  return (
    <StatusList
      of="orders"
      route={paths.orders}
      statuses={orderStatuses}
      // Its orders keep that status when their items are packed, sent and received.
      labelOf={(status) =>
        text(status === 'IN_STOCK' ? 'orders.tab.IN_STOCK' : `orders.status.${status}`)
      }
      status={variables.status}
      {...(isWaiting && {
        kept: { waiting: '1' },
        // A tab holds but some of them.
        keptCount: variables.status ? undefined : (count) => text('orders.waiting', { count }),
      })}
      aside={isWaiting ? <AllOrdersLink /> : <WaitingOrders />}
      found={data?.orders}
      foundBefore={previousData?.orders}
      hasFailed={Boolean(error)}
      onRetry={retry}
      cardHeight={CARD_HEIGHT}
      empty={isWaiting ? <NoneWaiting isAll={!variables.status} /> : <NoOrders />}
    >
      {/* What is chosen is chosen on this page. */}
      {({ items }, key) => <OrderList key={key} orders={items} />}
    </StatusList>
  );
}

function NoOrders() {
  const text = useText();
  return (
    <EmptyState icon={ReceiptText} title={text('orders.empty')}>
      <LinkButton to={paths.goods.href()} look="solid">
        <FormattedMessage id="orders.findItem" />
      </LinkButton>
    </EmptyState>
  );
}

function NoneWaiting({ isAll }: { isAll: boolean }) {
  const text = useText();
  return (
    <EmptyState icon={CheckCheck} title={text(isAll ? 'orders.noneWaiting' : 'orders.empty')}>
      <LinkButton to={paths.orders.href()} look="solid">
        <FormattedMessage id="orders.showAll" />
      </LinkButton>
    </EmptyState>
  );
}
