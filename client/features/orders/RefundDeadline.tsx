import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Deadline } from '../../ui/values/Deadline';
import { TimeLeft } from '../../ui/values/TimeLeft';
import { useNow } from '../../ui/useNow';

/** Until when a refund may be requested, with a clock; afterwards that it is too late (ST-07). */
export function RefundDeadline({ until }: { until: string }) {
  const text = useText();
  const now = useNow();
  const isOver = now !== undefined && Date.parse(until) < now;
  return (
    <chakra.p color="muted" fontSize="sm">
      {!isOver && (
        <>
          <FormattedMessage
            id="orders.refundUntil"
            values={{ time: <Deadline of="REQUEST_REFUND" at={until} /> }}
          />{' '}
        </>
      )}
      <TimeLeft until={until} over={text('orders.refundTimeOver')} />
    </chakra.p>
  );
}
