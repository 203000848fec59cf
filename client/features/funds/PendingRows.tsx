import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import {
  PendingRows_PaymentFragmentDoc,
  type PendingRows_PaymentFragment,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { TextLink } from '../../ui/Link';
import { DateTime } from '../../ui/values/DateTime';
import { formatFen } from '../../ui/values/moneyText';
import { LedgerCell, LedgerRow } from './ledgerTable';

interface PendingRowsProps {
  /** Newest first. */
  payments: FragmentType<typeof PendingRows_PaymentFragmentDoc>[];
}

/** What is on its way to the balance, and what is held of it, above the records of what has moved. */
export function PendingRows(props: PendingRowsProps) {
  const text = useText();
  const payments = readFragment(PendingRows_PaymentFragmentDoc, props.payments);
  return payments.flatMap((payment) => {
    const isComing = payment.kind === 'RECHARGE';
    if (!isComing && payment.balanceDeduction === 0) return [];
    return (
      <LedgerRow key={payment.id} isWaiting>
        <LedgerCell data-cell="at">
          <DateTime at={payment.createdAt} />
        </LedgerCell>
        <LedgerCell data-cell="what">
          <TextLink to={paths.payResult.href({ id: payment.id })}>{whatOf(payment)}</TextLink>
          {payment.method === 'WESTPAY' && (
            <chakra.span color="muted" fontSize="sm">
              {' · '}
              {text('funds.remittanceTakes')}
            </chakra.span>
          )}
        </LedgerCell>
        <LedgerCell data-cell="amount" color="warn" fontWeight="700">
          {isComing && '+'}
          {formatFen(isComing ? payment.amount : payment.balanceDeduction)}
        </LedgerCell>
        <LedgerCell data-cell="balanceAfter">
          {text(isComing ? 'funds.waiting' : 'funds.isHeld')}
        </LedgerCell>
      </LedgerRow>
    );
  });

  function whatOf({ kind, method, number, order }: PendingRows_PaymentFragment): string {
    if (kind !== 'RECHARGE') return text('funds.heldFor', { number: order?.number ?? number });
    return text(method === 'WESTPAY' ? 'funds.remittanceComes' : 'funds.rechargeComes');
  }
}
