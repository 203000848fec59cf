import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { paths } from '../../app/paths';
import { PaymentForm } from '../../features/payments/PaymentForm';
import { paymentTargetOf } from '../../features/payments/paymentTarget';
import { PaymentTicket } from '../../features/payments/PaymentTicket';
import { PaymentScreenDocument, type PaymentTargetInput } from '../../gql/graphql';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/Link';
import { PageTitle } from '../../ui/PageTitle';
import { Skeletons } from '../../ui/Skeletons';

export function PaymentPage() {
  const text = useText();
  const target = paymentTargetOf(useSearchParams()[0]);
  return (
    <Stack gap="6" maxWidth="560px" marginX="auto">
      <PageTitle>{text('payments.title')}</PageTitle>
      {target ? <Contents target={target} /> : <NothingToPay />}
    </Stack>
  );
}

function Contents({ target }: { target: PaymentTargetInput }) {
  // Money is asked for anew each time: a balance or a price in the cache may be old.
  const { data, error, refetch } = useQuery(PaymentScreenDocument, {
    variables: { target },
    fetchPolicy: 'network-only',
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />;
  if (!data.paymentQuote) return <NothingToPay />;
  return (
    <>
      <PaymentTicket quote={data.paymentQuote} />
      <PaymentForm quote={data.paymentQuote} />
    </>
  );
}

function NothingToPay() {
  const text = useText();
  return (
    <EmptyState title={text('payments.nothing')}>
      <LinkButton to={paths.orders.href({})} look="solid">
        <FormattedMessage id="account.menu.orders" />
      </LinkButton>
    </EmptyState>
  );
}
