import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/Link';
import { GiveUpPayment } from './GiveUpPayment';
import { gatewayPage } from './gatewayPage';

/** How long a payment has been asked about; what a page knows of a payment that waits. */
export interface Waiting {
  /** It was asked for a minute, and nothing came. */
  isOver: boolean;
  /** The payer came back from the gateway's page without paying. */
  hasLeft: boolean;
  again: () => void;
}

interface WaitingStepsProps {
  /** Of one of those that wait, and what they hold of the balance, in fen. */
  paymentId: string;
  held: number;
  /** The gateway's page, where it is still open. */
  checkoutUrl: string | null;
  /** Where it is paid another way. */
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

/** What is happening meanwhile; read out when it changes. */
export function WaitingText({ isOver, hasLeft }: Pick<Waiting, 'isOver' | 'hasLeft'>) {
  const waiting = isOver ? 'payments.next.stillPending' : 'payments.next.pending';
  return (
    <p role="status">
      <FormattedMessage id={hasLeft ? 'payments.next.left' : waiting} />
    </p>
  );
}
