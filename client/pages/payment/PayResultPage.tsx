import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { PaymentResult } from '../../features/payments/PaymentResult';
import { PayResultPageDocument } from '../../gql/graphql';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { Skeletons } from '../../ui/Skeletons';

const titles = {
  CAPTURED: 'payments.captured',
  PENDING: 'payments.pending',
  FAILED: 'payments.failed',
} as const;

export function PayResultPage() {
  const text = useText();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, refetch } = useQuery(PayResultPageDocument, { variables: { id } });
  const payment = data?.payment;
  const title = payment ? titles[payment.status] : 'payments.result';

  return (
    <Stack gap="6" maxWidth="560px" marginX="auto">
      <PageTitle>{text(title)}</PageTitle>
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons count={1} />)}
      {payment && <PaymentResult payment={payment} />}
      {payment === null && <EmptyState title={text('payments.unknown')} />}
    </Stack>
  );
}
