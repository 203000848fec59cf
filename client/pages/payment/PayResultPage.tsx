import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../apollo/usePageQuery';
import { useText } from '../../i18n/useText';
import { PaymentResult } from '../../features/payments/PaymentResult';
import { creditedOf } from '../../features/payments/creditedOf';
import { useAskAgain } from '../../features/payments/useAskAgain';
import { PayResultPageDocument, type PayResultPageQuery } from '../../gql/graphql';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { JointResult } from './JointResult';
import { rechargeTitles, resultTitles } from './resultTitles';
import { UnknownPayment } from './UnknownPayment';

/**
 * Status of a payment: `?id=` of one, `?joint=` of several orders together (RT-24). `&left=1` comes from the
 * gateway's page when the payer left it.
 */
export function PayResultPage() {
  const [params] = useSearchParams();
  const joint = params.get('joint');
  const hasLeft = params.has('left');
  return (
    <Stack gap="6" paddingTop={{ md: '2' }}>
      {joint ? (
        <JointResult id={joint} hasLeft={hasLeft} />
      ) : (
        <SingleResult id={params.get('id') ?? ''} hasLeft={hasLeft} />
      )}
    </Stack>
  );
}

function SingleResult({ id, hasLeft }: { id: string; hasLeft: boolean }) {
  const text = useText();
  const { data, error, retry } = usePageQuery(PayResultPageDocument, { id });
  const payment = data?.payment;
  // A remittance waits for days, not for seconds.
  const isAwaited = payment?.status === 'PENDING' && payment.method === 'CARD';
  const waiting = { ...useAskAgain(isAwaited, retry), hasLeft };
  const name = payment ? titleOf(payment, hasLeft) : 'payments.result';
  const title = <PageTitle>{text(name)}</PageTitle>;
  if (payment)
    return (
      <PaymentResult
        payment={payment}
        title={title}
        viewer={data.viewer}
        balance={data.viewer?.fund.balance ?? 0}
        waiting={waiting}
        serviceEmail={data.site?.serviceEmail}
      />
    );
  return (
    <>
      {title}
      {!data &&
        (error ? <ErrorState onRetry={retry} /> : <Skeletons count={1} height="440px" keepsEdge />)}
      {payment === null && <UnknownPayment />}
    </>
  );
}

function titleOf(payment: NonNullable<PayResultPageQuery['payment']>, hasLeft: boolean) {
  const { kind, method, status, failure } = payment;
  if (creditedOf([payment]) > 0) return resultTitles.CREDITED;
  if (failure === 'CANCELLED') return 'payments.gaveUp';
  if (status === 'PENDING' && hasLeft) return 'payments.leftPage';
  if (status === 'PENDING' && method === 'WESTPAY') return 'payments.remittance.pending';
  return kind === 'RECHARGE' ? rechargeTitles[status] : resultTitles[status];
}
