import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { RemittanceForm } from '../../features/payments/RemittanceForm';
import { RemittancePayee } from '../../features/payments/RemittancePayee';
import { WestpayPageDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { PageTitle } from '../../ui/paper/PageTitle';

/** Topping up by a remittance: whom it is sent to, and what was sent (RT-26). */
export function WestpayPage() {
  const text = useText();
  return (
    <Stack gap="6" maxWidth="560px" marginX="auto">
      <PageTitle>{text('payments.remittance.title')}</PageTitle>
      <Contents />
    </Stack>
  );
}

function Contents() {
  const text = useText();
  const [params] = useSearchParams();
  const { data, error, retry } = useFreshQuery(WestpayPageDocument, {});
  if (!data) return error ? <ErrorState onRetry={retry} /> : <Skeletons count={2} height="270px" />;
  const { rechargeOptions: options, countries } = data;
  if (!options?.payee) return <EmptyState title={text('payments.remittance.none')} />;
  return (
    <>
      <RemittancePayee options={options} />
      <RemittanceForm {...{ options, countries }} asked={params.get('amount')} />
    </>
  );
}
