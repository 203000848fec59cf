import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PaymentFailure } from '../../gql/graphql';
import { NextStepLine } from '../../ui/document/NextStepLine';
import { Deadline } from '../../ui/values/Deadline';
import { formatFen } from '../../ui/values/moneyText';

interface FailureTextProps {
  failure?: PaymentFailure | null;
  /** An operator's remark on a remittance. */
  answer?: string | null;
  /** Fen of the balance that were held. */
  released: number;
  /** True if what it was for can still be paid, and until when (ISO 8601) where that is known. */
  canTryAgain: boolean;
  dueAt: string | null;
}

/** Failures whose money is not available again: it was credited, or is held by the next payment. */
const elsewhere: readonly (PaymentFailure | null | undefined)[] = ['TARGET_GONE', 'REPLACED'];

/** The reason why a payment failed, the whereabouts of its money, and the remaining options. */
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
        <NextStepLine>
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
        </NextStepLine>
      )}
    </>
  );
}
