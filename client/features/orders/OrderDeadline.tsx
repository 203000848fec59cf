import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { TimeLeft } from '../../ui/values/TimeLeft';
import { useNow } from '../../ui/useNow';

/** Until when an unpaid order waits, with a clock. */
export function PaymentDeadline({ until }: { until: string }) {
  const text = useText();
  return (
    <Clock until={until} over={text('orders.paymentTimeOver')}>
      <FormattedMessage id="orders.payUntil" values={{ time: <DateTime at={until} /> }} />
    </Clock>
  );
}

/** Until when a refund may be requested, with a clock; afterwards that it is too late (ST-07). */
export function RefundDeadline({ until }: { until: string }) {
  const text = useText();
  return (
    <Clock until={until} over={text('orders.refundTimeOver')}>
      <FormattedMessage id="orders.refundUntil" values={{ time: <DateTime at={until} /> }} />
    </Clock>
  );
}

interface ClockProps {
  until: string;
  over: string;
  /** What may be done until then; told no more once it is over. */
  children: ReactNode;
}

function Clock({ until, over, children }: ClockProps) {
  const now = useNow();
  const isOver = now !== undefined && Date.parse(until) < now;
  return (
    <chakra.p color="muted" fontSize="sm">
      {!isOver && <>{children} </>}
      <TimeLeft until={until} over={over} />
    </chakra.p>
  );
}
