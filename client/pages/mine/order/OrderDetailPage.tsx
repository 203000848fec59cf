import { Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { InvoiceButton } from '../../../features/invoices/InvoiceButton';
import { OrderDetailPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { OldNotice } from '../../../ui/feedback/OldNotice';
import { PageTitle } from '../../../ui/paper/PageTitle';
import { PrintButton } from '../../../ui/paper/PrintButton';
import { PrintHeading } from '../../../ui/paper/PrintHeading';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { OrderDetail } from './OrderDetail';

/** Asked when a link to this page comes into view. */
export const firstQuery = (params: URLSearchParams) => ({
  query: OrderDetailPageDocument,
  variables: { id: params.get('id') ?? '' },
});

/** One order of the viewer; another's is not found (RT-14). */
export function OrderDetailPage() {
  const text = useText();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, retry } = usePageQuery(OrderDetailPageDocument, { id });
  return (
    <Stack gap="4">
      <PrintHeading />
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <PageTitle>{text('orders.detail')}</PageTitle>
        {data?.order && (
          <Flex data-screen-only gap="2">
            <PrintButton />
            {data.order.paidAt && <InvoiceButton of="orders" number={data.order.number} />}
          </Flex>
        )}
      </Flex>
      {data && <OldNotice hasFailed={Boolean(error)} />}
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons height="280px" />)}
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
