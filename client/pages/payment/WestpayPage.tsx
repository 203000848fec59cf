import { Landmark } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { safeRedirect } from '../../features/account/safeRedirect';
import { RemittanceForm } from '../../features/payments/RemittanceForm';
import type { AskedRemittance } from '../../features/payments/useRemittance';
import { WestpayPageDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PaymentPageFrame } from './PaymentPageFrame';
import { PaymentSkeleton } from './PaymentSkeleton';

/**
 * Topping up by a remittance: whom it is sent to, and what was sent (RT-26). `?amount=` is filled in;
 * `?redirect=` is where it goes on once the money is there.
 */
export function WestpayPage() {
  const text = useText();
  const [params] = useSearchParams();
  const amount = params.get('amount') ?? undefined;
  const redirect = params.get('redirect') ?? undefined;
  return (
    <PaymentPageFrame
      title={text('payments.remittance.title')}
      back={{
        to: paths.recharge.href({ amount, redirect }),
        name: text('payments.recharge.title'),
      }}
    >
      <Contents
        asked={{ amount: amount ?? null, redirect: redirect ? safeRedirect(redirect) : null }}
      />
    </PaymentPageFrame>
  );
}

function Contents({ asked }: { asked: AskedRemittance }) {
  const text = useText();
  const { data, error, retry } = useFreshQuery(WestpayPageDocument, {});
  if (!data) return error ? <ErrorState onRetry={retry} /> : <PaymentSkeleton />;
  const { rechargeOptions: options, countries } = data;
  if (!options?.payee)
    return <EmptyState icon={Landmark} title={text('payments.remittance.none')} />;
  return <RemittanceForm {...{ options, countries, asked }} />;
}
