import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/Link';
import { GiveUpPayment } from './GiveUpPayment';
import { gatewayPage } from './gatewayPage';

/** State of a pending payment while its status is polled. */
export interface Waiting {
  /** True after a minute of polling without a result. */
  isOver: boolean;
  /** The payer came back from the gateway's page without paying. */
  hasLeft: boolean;
  again: () => void;
}

interface WaitingStepsProps {
  /** One of the pending payments, and the amount they hold of the balance, in fen. */
  paymentId: string;
  held: number;
  /** The gateway's page, where it is still open. */
  checkoutUrl: string | null;
  /** Address to pay in another way. */
  otherwise: string;
  waiting: Waiting;
}

/** While a payment waits: back to the gateway's page, another way to pay, asking once more, giving it up. */
export function WaitingSteps({ checkoutUrl, otherwise, waiting, ...props }: WaitingStepsProps) {
  return (
    <>
      {checkoutUrl && (
        <Button look="primary" onClick={() => gatewayPage.open(checkoutUrl)}>
          <FormattedMessage id={waiting.hasLeft ? 'payments.payAgain' : 'payments.toGateway'} />
        </Button>
      )}
      {waiting.isOver && !waiting.hasLeft && (
        <Button onClick={waiting.again}>
          <FormattedMessage id="payments.checkAgain" />
        </Button>
      )}
      <LinkButton to={otherwise}>
        <FormattedMessage id="payments.otherwise" />
      </LinkButton>
      <GiveUpPayment {...props} onFinished={waiting.again} />
    </>
  );
}

/** Progress of a pending payment; screen readers announce changes. */
export function WaitingText({ isOver, hasLeft }: Pick<Waiting, 'isOver' | 'hasLeft'>) {
  const waiting = isOver ? 'payments.next.stillPending' : 'payments.next.pending';
  return (
    <p role="status">
      <FormattedMessage id={hasLeft ? 'payments.next.left' : waiting} />
    </p>
  );
}
