import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { OrderCard } from '../../../features/orders/OrderCard';
import { orderStatusOf } from '../../../features/orders/orderStatus';
import { OrderTabs } from '../../../features/orders/OrderTabs';
import { OrdersPageDocument, type OrdersPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { pageOf } from '../../../ui/pageOf';
import { PageTitle } from '../../../ui/PageTitle';
import { Pagination } from '../../../ui/Pagination';
import { Skeletons } from '../../../ui/Skeletons';

/** The viewer's orders; tab and page live in the address (RT-13). */
export function OrdersPage() {
  const text = useText();
  const [params] = useSearchParams();
  const status = orderStatusOf(params.get('status'));
  const { data, previousData, error, refetch } = useQuery(OrdersPageDocument, {
    variables: { status, page: pageOf(params) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="4">
      <PageTitle>{text('orders.title')}</PageTitle>
      <OrderTabs current={status} counts={(data ?? previousData)?.orders.counts} />
      {!data &&
        (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons height="180px" />)}
      {data && (
        <Contents
          {...data.orders}
          hrefOf={(page) => paths.orders.href({ status, page: page > 1 ? page : undefined })}
        />
      )}
    </Stack>
  );
}

type ContentsProps = OrdersPageQuery['orders'] & { hrefOf: (page: number) => string };

function Contents({ items, hrefOf, ...list }: ContentsProps) {
  const text = useText();
  return (
    <>
      {items.length === 0 && (
        <EmptyState title={text('orders.empty')}>
          <LinkButton to={paths.goods.href()} look="solid">
            <FormattedMessage id="orders.findItem" />
          </LinkButton>
        </EmptyState>
      )}
      <chakra.ul display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" listStyleType="none">
        {items.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </chakra.ul>
      <Pagination {...list} hrefOf={hrefOf} />
    </>
  );
}
