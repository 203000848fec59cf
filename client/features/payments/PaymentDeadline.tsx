import { FormattedMessage } from 'react-intl';
import { NextStepLine } from '../../ui/document/NextStepLine';
import { useText } from '../../i18n/useText';
import { Deadline } from '../../ui/values/Deadline';
import { TimeLeft } from '../../ui/values/TimeLeft';

interface PaymentDeadlineProps {
  /** ISO 8601. */
  until: string;
  /** True if minutes count: then a clock runs down. */
  isSoon?: boolean;
}

/** Until when the shopper has to pay. */
export function PaymentDeadline({ until, isSoon = false }: PaymentDeadlineProps) {
  const text = useText();
  return (
    <NextStepLine marginTop="1">
      {isSoon ? (
        <TimeLeft until={until} over={text('payments.timeOver')} />
      ) : (
        <span>
          <FormattedMessage
            id="payments.payUntil"
            values={{ time: <Deadline of="PAY" at={until} /> }}
          />
        </span>
      )}
    </NextStepLine>
  );
}
