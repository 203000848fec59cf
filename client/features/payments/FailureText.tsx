import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PaymentFailure } from '../../gql/graphql';
import { Turn } from '../../ui/paper/Turn';
import { Deadline } from '../../ui/values/Deadline';
import { formatFen } from '../../ui/values/moneyText';

interface FailureTextProps {
  failure?: PaymentFailure | null;
  /** What an operator said of a remittance. */
  answer?: string | null;
  /** Fen of the balance that were held. */
  released: number;
  /** Whether what it was for can still be paid, and until when (ISO 8601) where that is known. */
  canTryAgain: boolean;
  dueAt: string | null;
}

/** Where the money is not simply free again: it is credited, or held by the payment begun anew. */
const elsewhere: readonly (PaymentFailure | null | undefined)[] = ['TARGET_GONE', 'REPLACED'];

/** Why a payment failed, where its money is, and what is left to do. */
export function FailureText({ failure, answer, released, canTryAgain, dueAt }: FailureTextProps) {
  return (
    <>
      {failure && (
        <p>
          <FormattedMessage
            id={
              failure === 'TARGET_GONE' ? 'payments.next.targetGone' : `payments.failure.${failure}`
            }
          />
        </p>
      )}
      {answer && (
        <chakra.p overflowWrap="anywhere">
          <FormattedMessage id="payments.withdraw.answer" values={{ answer }} />
        </chakra.p>
      )}
      {released > 0 && !elsewhere.includes(failure) && (
        <chakra.p color="muted">
          <FormattedMessage id="payments.released" values={{ balance: formatFen(released) }} />
        </chakra.p>
      )}
      {canTryAgain && (
        <Turn>
          <span>
            {dueAt ? (
              <FormattedMessage
                id="payments.next.failedUntil"
                values={{ time: <Deadline of="PAY" at={dueAt} /> }}
              />
            ) : (
              <FormattedMessage id="payments.next.failed" />
            )}
          </span>
        </Turn>
      )}
    </>
  );
}
