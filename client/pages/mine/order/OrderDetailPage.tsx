import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { OrderDetailPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { PageTitle } from '../../../ui/PageTitle';
import { Skeletons } from '../../../ui/Skeletons';
import { OrderDetail } from './OrderDetail';

/** One order of the viewer; another's is not found (RT-14). */
export function OrderDetailPage() {
  const text = useText();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, refetch } = useQuery(OrderDetailPageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="4">
      <PageTitle>{text('orders.detail')}</PageTitle>
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />)}
      {data?.order && <OrderDetail order={data.order} />}
      {data?.order === null && (
        <EmptyState title={text('orders.unknown')}>
          <LinkButton to={paths.orders.href()} look="solid">
            <FormattedMessage id="account.menu.orders" />
          </LinkButton>
        </EmptyState>
      )}
    </Stack>
  );
}
