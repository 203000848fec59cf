import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../apollo/usePageQuery';
import { useText } from '../../i18n/useText';
import { JointPaymentResult } from '../../features/payments/JointPaymentResult';
import { PaymentResult } from '../../features/payments/PaymentResult';
import { JointResultPageDocument, PayResultPageDocument } from '../../gql/graphql';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageTitle } from '../../ui/paper/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';

const titles = {
  CAPTURED: 'payments.captured',
  PENDING: 'payments.pending',
  FAILED: 'payments.failed',
} as const;

/** How a payment ended: `?id=` of one, `?joint=` of several orders together. */
export function PayResultPage() {
  const [params] = useSearchParams();
  const joint = params.get('joint');
  return (
    <Stack gap="6" maxWidth="560px" marginX="auto">
      {joint ? <JointResult id={joint} /> : <SingleResult id={params.get('id') ?? ''} />}
    </Stack>
  );
}

function SingleResult({ id }: { id: string }) {
  const text = useText();
  const { data, error, retry } = usePageQuery(PayResultPageDocument, { id });
  const payment = data?.payment;
  return (
    <>
      <PageTitle>{text(payment ? titles[payment.status] : 'payments.result')}</PageTitle>
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons count={1} height="270px" />)}
      {payment && <PaymentResult payment={payment} />}
      {payment === null && <EmptyState title={text('payments.unknown')} />}
    </>
  );
}

function JointResult({ id }: { id: string }) {
  const text = useText();
  const { data, error, retry } = usePageQuery(JointResultPageDocument, { id });
  const joint = data?.jointPayment;
  return (
    <>
      <PageTitle>{text(joint ? 'payments.captured' : 'payments.result')}</PageTitle>
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons count={1} height="270px" />)}
      {joint && <JointPaymentResult payment={joint} />}
      {joint === null && <EmptyState title={text('payments.unknown')} />}
    </>
  );
}
