import { isUnanswered } from '../../apollo/errors';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { JointPaymentForm } from '../../features/payments/JointPaymentForm';
import { JointPaymentTicket } from '../../features/payments/JointPaymentTicket';
import { JointPaymentScreenDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { NothingToPay } from './NothingToPay';

/** Several orders and their sum; where one of them cannot be paid, none can. */
export function JointPayment({ orderIds }: { orderIds: string[] }) {
  const text = useText();
  const { data, error, retry } = useFreshQuery(JointPaymentScreenDocument, { orderIds });
  if (isUnanswered(error)) return <ErrorState onRetry={retry} />;
  if (error) return <NothingToPay why={text('payments.jointRefused')} />;
  if (!data) return <Skeletons count={2} height="220px" />;
  if (!data.jointPaymentQuote) return <NothingToPay />;
  return (
    <>
      <JointPaymentTicket quote={data.jointPaymentQuote} />
      <JointPaymentForm quote={data.jointPaymentQuote} />
    </>
  );
}
