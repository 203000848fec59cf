import { Stack } from '@chakra-ui/react';
import { ReceiptText, SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { OrderList } from '../../../features/orders/OrderList';
import { orderStatusOf } from '../../../features/orders/orderStatus';
import { OrderTabs } from '../../../features/orders/OrderTabs';
import { OrdersPageDocument, type OrdersPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FoundCount } from '../../../ui/lists/FoundCount';
import { LinkButton } from '../../../ui/Link';
import { ListFilter } from '../../../ui/lists/ListFilter';
import { isNarrowed, listParamsOf, periodOf, type ListParams } from '../../../ui/lists/listParams';
import { OldNotice } from '../../../ui/feedback/OldNotice';
import { PageTitle } from '../../../ui/paper/PageTitle';
import { Pagination } from '../../../ui/lists/Pagination';
import { Skeletons } from '../../../ui/feedback/Skeletons';

/** What a list of such an address is asked for. */
function variablesOf(params: URLSearchParams) {
  const { search, page, ...period } = listParamsOf(params);
  return { status: orderStatusOf(params.get('status')), search, page, ...periodOf(period) };
}

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) => ({
  query: OrdersPageDocument,
  variables: variablesOf(params),
});

/** The viewer's orders; tab, search, days and page live in the address (RT-13). */
export function OrdersPage() {
  const text = useText();
  const [params] = useSearchParams();
  const status = orderStatusOf(params.get('status'));
  const { search, from, to } = listParamsOf(params);
  const narrowed = { search, from, to };
  const { data, previousData, error, retry } = usePageQuery(
    OrdersPageDocument,
    variablesOf(params),
  );
  const count = isNarrowed(narrowed) ? 'orders.found' : 'orders.count';
  return (
    <Stack gap="4">
      <PageTitle>{text('orders.title')}</PageTitle>
      <ListFilter
        label={text('orders.find')}
        action={paths.orders.path}
        current={narrowed}
        kept={{ status }}
        clearHref={paths.orders.href({ status })}
        searchLabel={text('orders.searchLabel')}
        searchHint={text('orders.searchHint')}
      />
      <OrderTabs
        current={status}
        narrowed={narrowed}
        counts={(data ?? previousData)?.orders.counts}
      />
      <FoundCount>{data && text(count, { count: data.orders.total })}</FoundCount>
      {data && <OldNotice hasFailed={Boolean(error)} />}
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons height={CARD_HEIGHT} />)}
      {data && <Contents {...data.orders} status={status} narrowed={narrowed} />}
    </Stack>
  );
}

/** An order of one item, with its actions. */
const CARD_HEIGHT = { base: '290px', md: '236px' };

type ContentsProps = OrdersPageQuery['orders'] & { status?: string; narrowed: ListParams };

function Contents({ items, status, narrowed, ...list }: ContentsProps) {
  const hrefOf = (page: number) =>
    paths.orders.href({ status, ...narrowed, page: page > 1 ? page : undefined });
  return (
    <>
      {items.length === 0 && <NoOrders status={status} narrowed={narrowed} />}
      {/* What is chosen is chosen on this page. */}
      <OrderList key={hrefOf(list.page)} orders={items} />
      <Pagination {...list} hrefOf={hrefOf} />
    </>
  );
}

function NoOrders({ status, narrowed }: { status?: string; narrowed: ListParams }) {
  const text = useText();
  const { search } = narrowed;
  if (isNarrowed(narrowed))
    return (
      <EmptyState
        icon={SearchX}
        title={search ? text('orders.notFoundFor', { search }) : text('orders.notFoundThen')}
      >
        <LinkButton to={paths.orders.href({ status })} look="solid">
          <FormattedMessage id="orders.clear" />
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState icon={ReceiptText} title={text('orders.empty')}>
      <LinkButton to={paths.goods.href()} look="solid">
        <FormattedMessage id="orders.findItem" />
      </LinkButton>
    </EmptyState>
  );
}
