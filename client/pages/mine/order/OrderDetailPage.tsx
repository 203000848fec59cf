import { chakra } from '@chakra-ui/react';
import { FileQuestion } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { OrderOverview } from '../../../features/orders/OrderOverview';
import { OrderDetailPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { paths } from '../../../routes/paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { LinkButton } from '../../../ui/Link';
import { DocumentPage } from '../../../ui/layout/DocumentPage';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { DocumentCard } from '../../../ui/document/DocumentCard';
import { remainingOf } from '../../../ui/values/remainingOf';
import { useItemSummary } from '../../../ui/values/useItemSummary';
import { OrderDetail } from './OrderDetail';

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) => ({
  query: OrderDetailPageDocument,
  variables: { id: params.get('id') ?? '' },
});

/** One order of the viewer; another's is not found (RT-14). */
export function OrderDetailPage() {
  const text = useText();
  const { namesOf } = useItemSummary();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, retry } = usePageQuery(OrderDetailPageDocument, { id });
  const order = data?.order;
  const title = (
    <PageTitle>{order ? namesOf(remainingOf(order.items)) : text('orders.detail')}</PageTitle>
  );
  return (
    <DocumentPage back={{ to: paths.orders.href(), label: text('orders.title') }}>
      {data && <StaleDataNotice hasFailed={Boolean(error)} />}
      {order || (!data && !error) ? (
        <DocumentCard as="article">
          <OrderOverview order={order ?? undefined} title={title} />
        </DocumentCard>
      ) : (
        <chakra.div display="grid" gap="4">
          {title}
          {data ? (
            <EmptyState icon={FileQuestion} title={text('orders.unknown')}>
              <LinkButton to={paths.orders.href()} look="solid">
                <FormattedMessage id="account.menu.orders" />
              </LinkButton>
            </EmptyState>
          ) : (
            <ErrorState onRetry={retry} />
          )}
        </chakra.div>
      )}
      {order && <OrderDetail order={order} />}
    </DocumentPage>
  );
}
