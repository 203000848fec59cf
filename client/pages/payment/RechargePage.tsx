import { Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { safeRedirect } from '../../features/account/safeRedirect';
import { RechargeForm } from '../../features/payments/RechargeForm';
import { RechargePageDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PaymentPageFrame } from './PaymentPageFrame';
import { PaymentSkeleton } from './PaymentSkeleton';

/** `?amount=` is chosen at first; `?redirect=` is where it goes on once the money is there (RT-25). */
export function RechargePage() {
  const text = useText();
  return (
    <PaymentPageFrame
      title={text('payments.recharge.title')}
      back={{ to: paths.fund.href({}), name: text('account.menu.fund') }}
    >
      <Contents />
    </PaymentPageFrame>
  );
}

function Contents() {
  const text = useText();
  const [params] = useSearchParams();
  const { data, error, retry } = useFreshQuery(RechargePageDocument, {});
  if (!data) return error ? <ErrorState onRetry={retry} /> : <PaymentSkeleton />;
  const { rechargeOptions: options, viewer } = data;
  if (!viewer || !options?.methods.length)
    return <EmptyState icon={Wallet} title={text('payments.recharge.none')} />;
  const redirect = params.get('redirect');
  return (
    <RechargeForm
      options={options}
      balance={viewer.fund.balance}
      asked={params.get('amount')}
      redirect={redirect && safeRedirect(redirect)}
    />
  );
}
