import { usePageQuery } from '../../apollo/usePageQuery';
import { JointPaymentResult } from '../../features/payments/JointPaymentResult';
import { creditedOf } from '../../features/payments/creditedOf';
import { jointStatus } from '../../features/payments/jointStatus';
import { useAskAgain } from '../../features/payments/useAskAgain';
import { JointResultPageDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { PageTitle } from '../../ui/layout/PageTitle';
import { resultTitles } from './resultTitles';
import { UnknownPayment } from './UnknownPayment';

/** Status of the payment of several orders. */
export function JointResult({ id, hasLeft }: { id: string; hasLeft: boolean }) {
  const text = useText();
  const { data, error, retry } = usePageQuery(JointResultPageDocument, { id });
  const joint = data?.jointPayment;
  const status = joint && jointStatus(joint.payments);
  const waiting = { ...useAskAgain(status === 'PENDING', retry), hasLeft };
  const isCredited = joint ? creditedOf(joint.payments) > 0 : false;
  const known = status ? resultTitles[isCredited ? 'CREDITED' : status] : 'payments.result';
  const isLeft = hasLeft && status === 'PENDING';
  const title = <PageTitle>{text(isLeft ? 'payments.leftPage' : known)}</PageTitle>;
  if (joint)
    return (
      <JointPaymentResult
        payment={joint}
        {...{ title, waiting }}
        viewer={data.viewer}
        serviceEmail={data.site?.serviceEmail}
      />
    );
  return (
    <>
      {title}
      {!data &&
        (error ? <ErrorState onRetry={retry} /> : <Skeletons count={1} height="440px" keepsEdge />)}
      {joint === null && <UnknownPayment />}
    </>
  );
}
