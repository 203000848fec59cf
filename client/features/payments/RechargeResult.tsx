import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import type { PaymentResult_PaymentFragment } from '../../gql/graphql';
import { LinkButton } from '../../ui/Link';
import { Money } from '../../ui/values/Money';
import { fenToInput, formatFen } from '../../ui/values/moneyText';
import { creditedOf } from './creditedOf';
import { ToBalance } from './CreditedText';
import { TryAgain } from './ResultLinks';
import { WaitingSteps, WaitingText, type Waiting } from './WaitingSteps';
import { useAwaitedPayment } from './useAwaitedPayment';
import { wayBack } from './wayBack';
import { SentenceGap } from '../../ui/values/SentenceGap';

interface RechargeResultProps {
  payment: PaymentResult_PaymentFragment;
  waiting: Waiting;
}

/** The effect of a top-up on the balance, unless it failed. */
export function RechargeText({
  payment: { status, method, amount, creditedAmount },
  waiting,
  balance,
}: RechargeResultProps & { balance: number }) {
  if (status === 'PENDING' && method === 'CARD') return <WaitingText {...waiting} />;
  const differs = status === 'CAPTURED' && creditedAmount != null && creditedAmount !== amount;
  return (
    <p>
      {differs && (
        <>
          <FormattedMessage
            id="payments.credited.differs"
            values={{ told: formatFen(amount), amount: formatFen(creditedAmount) }}
          />
          <SentenceGap />
        </>
      )}
      <FormattedMessage
        id={status === 'PENDING' ? 'payments.next.remittance' : 'payments.next.recharge'}
        values={{ balance: <Money fen={balance} fontWeight="700" /> }}
      />
    </p>
  );
}

/** Trying again where it failed, else back to what it was for and to the balance (SN-01). */
export function RechargeSteps({ payment, waiting }: RechargeResultProps) {
  const { status, method, amount, checkoutUrl } = payment;
  const redirect = wayBack(payment.id) ?? undefined;
  const again = paths.recharge.href({ amount: fenToInput(amount), redirect });
  if (status === 'PENDING' && method === 'CARD')
    return (
      <WaitingSteps
        paymentId={payment.id}
        held={payment.balanceDeduction}
        otherwise={again}
        {...{ checkoutUrl: checkoutUrl ?? null, waiting }}
      />
    );
  if (creditedOf([payment]) > 0) return <ToBalance />;
  if (status === 'FAILED') {
    const byRemittance = paths.westpay.href({ amount: fenToInput(amount), redirect });
    if (method === 'WESTPAY') return <TryAgain again={byRemittance} otherwise={again} />;
    return <TryAgain again={again} otherwise={byRemittance} />;
  }
  return (
    <>
      {redirect && <ContinuePayment to={redirect} />}
      <LinkButton to={paths.fund.href()}>
        <FormattedMessage id="payments.recharge.toBalance" />
      </LinkButton>
    </>
  );
}

/** Back to what it was for; with number and sum, where those are known. */
function ContinuePayment({ to }: { to: string }) {
  const awaited = useAwaitedPayment(to);
  return (
    <LinkButton look="primary" to={to}>
      {awaited ? (
        <FormattedMessage
          id="payments.recharge.continueWith"
          values={{ number: awaited.targetNumber, amount: formatFen(awaited.amount) }}
        />
      ) : (
        <FormattedMessage id="payments.recharge.continue" />
      )}
    </LinkButton>
  );
}
