import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/DateTime';
import { TimeLeft } from '../../ui/TimeLeft';

/** Until when an unpaid order waits, with a clock. */
export function PaymentDeadline({ until }: { until: string }) {
  const text = useText();
  return (
    <Clock>
      <FormattedMessage id="orders.payUntil" values={{ time: <DateTime at={until} /> }} />{' '}
      <TimeLeft until={until} over={text('orders.paymentTimeOver')} />
    </Clock>
  );
}

/** Until when a refund may be requested, with a clock; afterwards that it is too late (ST-07). */
export function RefundDeadline({ until }: { until: string }) {
  const text = useText();
  return (
    <Clock>
      <FormattedMessage id="orders.refundUntil" values={{ time: <DateTime at={until} /> }} />{' '}
      <TimeLeft until={until} over={text('orders.refundTimeOver')} />
    </Clock>
  );
}

function Clock({ children }: { children: ReactNode }) {
  return (
    <chakra.p color="muted" fontSize="sm">
      {children}
    </chakra.p>
  );
}
