import { useSearchParams } from 'react-router-dom';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { RemittanceForm } from '../../features/payments/RemittanceForm';
import { WestpayPageDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PaymentPageFrame } from './PaymentPageFrame';
import { PaymentSkeleton } from './PaymentSkeleton';

/** Topping up by a remittance: whom it is sent to, and what was sent (RT-26). */
export function WestpayPage() {
  const text = useText();
  const [params] = useSearchParams();
  const asked = params.get('amount');
  return (
    <PaymentPageFrame
      title={text('payments.remittance.title')}
      back={{
        to: paths.recharge.href(asked ? { amount: asked } : {}),
        name: text('payments.recharge.title'),
      }}
    >
      <Contents asked={asked} />
    </PaymentPageFrame>
  );
}

function Contents({ asked }: { asked: string | null }) {
  const text = useText();
  const { data, error, retry } = useFreshQuery(WestpayPageDocument, {});
  if (!data) return error ? <ErrorState onRetry={retry} /> : <PaymentSkeleton />;
  const { rechargeOptions: options, countries } = data;
  if (!options?.payee) return <EmptyState title={text('payments.remittance.none')} />;
  return <RemittanceForm {...{ options, countries, asked }} />;
}
