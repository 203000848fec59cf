import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../apollo/useCommand';
import { CancelPaymentDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { formatFen } from '../../ui/values/moneyText';

interface GiveUpPaymentProps {
  /** A pending card payment; those made together with it end as well. */
  paymentId: string;
  /** Fen of the balance that it holds. */
  held: number;
  /** True for the small button within a row. */
  isSmall?: boolean;
  /** Called if the payment is already finished; refetches its status. */
  onFinished?: () => void;
}

/** Gives up a payment whose payer left the gateway's page: what it holds is free at once, without waiting for its end. */
export function GiveUpPayment({ paymentId, held, isSmall, onFinished }: GiveUpPaymentProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useCommand(CancelPaymentDocument, { success: 'payments.gaveUp' });

  async function confirm() {
    const isGivenUp = (await run({ id: paymentId })) !== undefined;
    setAsking(false);
    if (!isGivenUp) onFinished?.();
  }

  return (
    <>
      <Button
        look="quiet"
        {...(isSmall ? { size: 'sm', paddingX: '0' } : {})}
        isRepeatable
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="payments.giveUp" />
      </Button>
      {isAsking && (
        <Dialog
          type="warning"
          title={text('payments.giveUpTitle')}
          confirmLabel={text('payments.giveUp')}
          cancelLabel={text('payments.keepWaiting')}
          isBusy={isRunning}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage
            id="payments.giveUpText"
            values={{ isHeld: held > 0 ? 'yes' : 'no', held: formatFen(held) }}
          />
        </Dialog>
      )}
    </>
  );
}
