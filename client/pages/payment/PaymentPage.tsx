import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { errorCode } from '../../apollo/errors';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { useText } from '../../i18n/useText';
import { PaymentForm } from '../../features/payments/PaymentForm';
import { jointOrdersOf, paymentTargetOf } from '../../features/payments/paymentTarget';
import { PaymentTicket } from '../../features/payments/PaymentTicket';
import { PaymentScreenDocument, type PaymentTargetInput } from '../../gql/graphql';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageTitle } from '../../ui/paper/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { JointPayment } from './JointPayment';
import { NothingToPay } from './NothingToPay';

/** `?kind=&id=` pays for one thing, `?order=&order=` for several orders together (RT-23). */
export function PaymentPage() {
  const text = useText();
  const [params] = useSearchParams();
  const orderIds = jointOrdersOf(params);
  const target = paymentTargetOf(params);
  return (
    <Stack gap="6" maxWidth="560px" marginX="auto">
      <PageTitle>{text('payments.title')}</PageTitle>
      {orderIds && <JointPayment orderIds={orderIds} />}
      {!orderIds && (target ? <Contents target={target} /> : <NothingToPay />)}
    </Stack>
  );
}

function Contents({ target }: { target: PaymentTargetInput }) {
  const { data, error, retry } = useFreshQuery(PaymentScreenDocument, { target });
  if (errorCode(error) === 'NOT_FOUND') return <NothingToPay />;
  if (!data) return error ? <ErrorState onRetry={retry} /> : <Skeletons count={2} height="220px" />;
  if (!data.paymentQuote) return <NothingToPay />;
  return (
    <>
      <PaymentTicket quote={data.paymentQuote} />
      <PaymentForm quote={data.paymentQuote} />
    </>
  );
}
