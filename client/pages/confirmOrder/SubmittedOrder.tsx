import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { usePageQuery } from '../../apollo/usePageQuery';
import { useText } from '../../i18n/useText';
import { forgetCart } from '../../features/orders/orders.cache';
import { OrderSubmitted } from '../../features/orders/submitting/OrderSubmitted';
import { useNextSteps } from '../../features/payments/useNextSteps';
import { OrderSubmittedPageDocument } from '../../gql/graphql';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';

export function SubmittedOrder({ id }: { id: string }) {
  const text = useText();
  const { data, error, retry } = usePageQuery(OrderSubmittedPageDocument, { id });
  const { cache } = useApolloClient();

  // Here rather than on submitting: the screen before still shows the items it orders.
  useEffect(() => forgetCart(cache), [cache]);

  const steps = useNextSteps('ORDER');
  const title = <PageTitle>{text('orders.submitted')}</PageTitle>;

  if (data?.order) return <OrderSubmitted order={data.order} {...{ title, steps }} />;
  return (
    <Stack gap="6">
      {title}
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons count={1} keepsEdge />)}
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
