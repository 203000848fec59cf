import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { safeRedirect } from '../../features/account/safeRedirect';
import { FundBalance } from '../../features/funds/FundBalance';
import { RechargeForm } from '../../features/payments/RechargeForm';
import { RechargePageDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { PageTitle } from '../../ui/paper/PageTitle';

/** `?amount=` is chosen at first; `?redirect=` is where it goes on once the money is there (RT-25). */
export function RechargePage() {
  const text = useText();
  return (
    <Stack gap="6" maxWidth="560px" marginX="auto">
      <PageTitle>{text('payments.recharge.title')}</PageTitle>
      <Contents />
    </Stack>
  );
}

function Contents() {
  const text = useText();
  const [params] = useSearchParams();
  const { data, error, retry } = useFreshQuery(RechargePageDocument, {});
  if (!data) return error ? <ErrorState onRetry={retry} /> : <Skeletons count={2} height="220px" />;
  const { rechargeOptions: options, viewer } = data;
  if (!viewer || !options?.methods.length)
    return <EmptyState title={text('payments.recharge.none')} />;
  const redirect = params.get('redirect');
  return (
    <>
      <FundBalance fund={viewer.fund} />
      <RechargeForm
        options={options}
        balance={viewer.fund.balance}
        asked={params.get('amount')}
        redirect={redirect && safeRedirect(redirect)}
      />
    </>
  );
}
