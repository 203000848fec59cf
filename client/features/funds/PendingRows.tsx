import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import {
  PendingRows_PaymentFragmentDoc,
  PendingRows_WithdrawalFragmentDoc,
  type PendingRows_PaymentFragment,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { TextLink } from '../../ui/Link';
import { DateTime } from '../../ui/values/DateTime';
import { formatFen } from '../../ui/values/moneyText';
import { WithNumbers } from '../../ui/values/WithNumbers';
import { LedgerCell, LedgerRow } from './ledgerTable';

interface PendingRowsProps {
  /** Newest first. */
  payments: FragmentType<typeof PendingRows_PaymentFragmentDoc>[];
  withdrawals: FragmentType<typeof PendingRows_WithdrawalFragmentDoc>[];
  /** Releases the amount held by a payment, in fen. */
  giveUp: (paymentId: string, held: number) => ReactNode;
}

/** Pending credits and held amounts, above the booked records. */
export function PendingRows(props: PendingRowsProps) {
  const text = useText();
  const payments = readFragment(PendingRows_PaymentFragmentDoc, props.payments).filter(
    ({ kind, balanceDeduction }) => kind === 'RECHARGE' || balanceDeduction > 0,
  );
  const withdrawals = readFragment(PendingRows_WithdrawalFragmentDoc, props.withdrawals);
  return (
    <>
      {withdrawals.map(({ id, number, status, amount, requestedAt }) => (
        <WaitingRow
          key={id}
          at={requestedAt}
          href={paths.withdraw.href()}
          what={text('funds.withdrawal', { number })}
          waitsFor={text(`funds.withdrawal.${status === 'SENDING' ? 'SENDING' : 'PENDING'}`)}
          fen={amount}
          state="isHeld"
        />
      ))}
      {payments.map((payment) => (
        <WaitingRow
          key={payment.id}
          at={payment.createdAt}
          href={paths.payResult.href({ id: payment.id })}
          what={whatOf(payment)}
          waitsFor={waitsFor(payment)}
          fen={payment.kind === 'RECHARGE' ? payment.amount : payment.balanceDeduction}
          state={stateOf(payment)}
        >
          {payment.kind !== 'RECHARGE' && props.giveUp(payment.id, payment.balanceDeduction)}
        </WaitingRow>
      ))}
    </>
  );

  function whatOf({ kind, method, number, order }: PendingRows_PaymentFragment): string {
    if (kind !== 'RECHARGE') return text('funds.heldFor', { number: order?.number ?? number });
    return text(method === 'WESTPAY' ? 'funds.remittanceComes' : 'funds.rechargeComes');
  }

  function waitsFor({ kind, method }: PendingRows_PaymentFragment): string {
    if (method === 'WESTPAY') return text('funds.remittanceTakes');
    return text(kind === 'RECHARGE' ? 'funds.cardBegun' : 'funds.cardTakes');
  }
}

/** Held of the balance; sent and to be added to it; or begun at the gateway, and perhaps left there. */
type State = 'isHeld' | 'waiting' | 'begun';

function stateOf({ kind, method }: PendingRows_PaymentFragment): State {
  if (kind !== 'RECHARGE') return 'isHeld';
  return method === 'WESTPAY' ? 'waiting' : 'begun';
}

interface WaitingRowProps {
  /** ISO 8601: since when. */
  at: string;
  href: string;
  what: string;
  /** The event that completes it. */
  waitsFor: ReactNode;
  fen: number;
  state: State;
  /** Available actions. */
  children?: ReactNode;
}

function WaitingRow({ at, href, what, waitsFor, fen, state, children }: WaitingRowProps) {
  const text = useText();
  return (
    <LedgerRow isWaiting>
      <LedgerCell data-cell="at">
        <DateTime at={at} />
      </LedgerCell>
      <LedgerCell data-cell="what">
        <TextLink to={href}>
          <WithNumbers>{what}</WithNumbers>
        </TextLink>
        <chakra.span color="muted" fontSize="sm">
          {'\u00a0· '}
          {waitsFor}
        </chakra.span>
        {children && <chakra.div data-screen-only>{children}</chakra.div>}
      </LedgerCell>
      <LedgerCell data-cell="amount" color="warn" fontWeight="700">
        {state === 'waiting' && '+'}
        {formatFen(fen)}
      </LedgerCell>
      <LedgerCell data-cell="balanceAfter">{text(`funds.${state}`)}</LedgerCell>
    </LedgerRow>
  );
}
