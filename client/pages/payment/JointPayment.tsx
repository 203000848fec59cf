import { isUnanswered } from '../../apollo/errors';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { JointPaymentForm } from '../../features/payments/JointPaymentForm';
import { JointPaymentScreenDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { NothingToPay } from './NothingToPay';
import { PaymentSkeleton } from './PaymentSkeleton';

/** Whatever it is: the orders cannot be paid together. */
const toldHere = { handles: (code?: string) => code !== undefined };

/** Several orders and their sum; where one of them cannot be paid, none can. */
export function JointPayment({ orderIds }: { orderIds: string[] }) {
  const text = useText();
  const { data, error, retry } = useFreshQuery(JointPaymentScreenDocument, { orderIds }, toldHere);
  if (isUnanswered(error)) return <ErrorState onRetry={retry} />;
  if (error) return <NothingToPay why={text('payments.jointRefused')} />;
  if (!data) return <PaymentSkeleton />;
  const { jointPaymentQuote: quote, withoutBalance, rechargeOptions: topUps, viewer } = data;
  if (!quote || !withoutBalance) return <NothingToPay />;
  return <JointPaymentForm {...{ quote, withoutBalance, topUps, viewer }} onNothingLeft={retry} />;
}
