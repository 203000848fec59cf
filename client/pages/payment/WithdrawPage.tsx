import { Stack } from '@chakra-ui/react';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { WithdrawalForm } from '../../features/payments/withdrawing/WithdrawalForm';
import { WithdrawalRow } from '../../features/payments/withdrawing/WithdrawalRow';
import { WithdrawPageDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { BackLink } from '../../ui/paper/BackLink';
import { PageTitle } from '../../ui/paper/PageTitle';
import { StateRows } from '../../ui/paper/StateRow';

/** Balance goes back on the way by which it came: asked for here, and followed. */
export function WithdrawPage() {
  const text = useText();
  const { data, error, retry } = useFreshQuery(WithdrawPageDocument, {});
  const withdrawals = data?.withdrawals.edges ?? [];
  const waiting = withdrawals.filter(({ node }) => ['PENDING', 'SENDING'].includes(node.status));
  const underWay = waiting.reduce((sum, { node }) => sum + node.amount, 0);
  return (
    <Stack gap="6" maxWidth="560px" marginX="auto">
      <div>
        <BackLink to={paths.fund.href({})}>{text('account.menu.fund')}</BackLink>
        <PageTitle about={text('payments.withdraw.about')}>
          {text('payments.withdraw.title')}
        </PageTitle>
      </div>
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons count={2} height="220px" />)}
      {data?.withdrawalOptions && (
        <WithdrawalForm options={data.withdrawalOptions} underWay={underWay} onRequested={retry} />
      )}
      {withdrawals.length > 0 && (
        <StateRows title={text('payments.withdraw.list')}>
          {withdrawals.map(({ node }) => (
            <WithdrawalRow key={node.id} withdrawal={node} onCancelled={retry} />
          ))}
        </StateRows>
      )}
    </Stack>
  );
}
