import { chakra } from '@chakra-ui/react';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { WithdrawalForm } from '../../features/payments/withdrawing/WithdrawalForm';
import { WithdrawalRow } from '../../features/payments/withdrawing/WithdrawalRow';
import { WithdrawPageDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { StateRows } from '../../ui/layout/StateRow';
import { PaymentPageFrame } from './PaymentPageFrame';

/** Balance goes back on the way by which it came: asked for here, and followed. */
export function WithdrawPage() {
  const text = useText();
  const { data, error, retry } = useFreshQuery(WithdrawPageDocument, {});
  const withdrawals = data?.withdrawals.edges ?? [];
  const waiting = withdrawals.filter(({ node }) => ['PENDING', 'SENDING'].includes(node.status));
  const underWay = waiting.reduce((sum, { node }) => sum + node.amount, 0);
  return (
    <PaymentPageFrame
      title={text('payments.withdraw.title')}
      about={text('payments.withdraw.about')}
      back={{ to: paths.fund.href({}), name: text('account.menu.fund') }}
    >
      <Columns data-alone={withdrawals.length === 0 || undefined}>
        <div>
          {!data &&
            (error ? <ErrorState onRetry={retry} /> : <Skeletons count={2} height="220px" />)}
          {data?.withdrawalOptions && (
            <WithdrawalForm
              options={data.withdrawalOptions}
              underWay={underWay}
              onRequested={retry}
            />
          )}
        </div>
        {withdrawals.length > 0 && (
          <StateRows title={text('payments.withdraw.list')}>
            {withdrawals.map(({ node }) => (
              <WithdrawalRow key={node.id} withdrawal={node} onCancelled={retry} />
            ))}
          </StateRows>
        )}
      </Columns>
    </PaymentPageFrame>
  );
}

/** The width of the other payment pages: the form, and beside it earlier requests. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' },
    columnGap: '12',
    rowGap: '6',
    alignItems: 'start',
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
