import { FormattedMessage } from 'react-intl';
import type { OrderStatus, PaymentTargetKind } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { formatFen } from '../../ui/values/moneyText';

interface CreditedTextProps {
  kind: PaymentTargetKind;
  /** Fen that were charged. */
  credited: number;
  /** Status of the order it was for; undefined if it was for something else, or for several. */
  status?: OrderStatus;
  /** Ids of the orders it was for that still wait for payment. */
  waiting: readonly string[];
}

/** Explains that a card was charged after its purpose had ended, and that the money was credited. */
export function CreditedText({ kind, credited, status, waiting }: CreditedTextProps) {
  return (
    <p>
      <FormattedMessage
        id={`payments.credited.${endOf({ kind, status, waiting })}`}
        values={{ kind, status, count: waiting.length, amount: formatFen(credited) }}
      />
    </p>
  );
}

function endOf({ kind, status, waiting }: Omit<CreditedTextProps, 'credited'>) {
  if (kind === 'RECHARGE') return 'late';
  if (waiting.length > 0) return 'waits';
  return status ? 'ended' : 'instead';
}

/** Links to the balance with the credited money, and before that to paying what still waits with it. */
export function ToBalance({ waiting = [] }: Partial<Pick<CreditedTextProps, 'waiting'>>) {
  const isWaiting = waiting.length > 0;
  return (
    <>
      {isWaiting && (
        <LinkButton look="primary" to={paths.payment.href({ order: waiting })}>
          <FormattedMessage id="payments.credited.pay" />
        </LinkButton>
      )}
      <LinkButton {...(!isWaiting && { look: 'solid' })} to={paths.fund.href()}>
        <FormattedMessage id="payments.recharge.toBalance" />
      </LinkButton>
    </>
  );
}
