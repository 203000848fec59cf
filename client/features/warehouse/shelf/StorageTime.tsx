import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { DateTime } from '../../../ui/values/DateTime';
import { Money } from '../../../ui/values/Money';
import { StorageRing } from './StorageRing';
import { storageTone } from './storageTone';

type StorageTimeProps = Pick<
  StoredItemCard_ItemFragment,
  'freeDaysLeft' | 'freeUntil' | 'storageFee' | 'nextDayFee'
>;

/** Until when storage is free, or how long an item is overdue and what that costs (CO-03). */
export function StorageTime(props: StorageTimeProps) {
  return (
    <Flex gap="3" alignItems="center">
      <StorageRing freeDaysLeft={props.freeDaysLeft} />
      <chakra.p fontSize="sm" lineHeight="1.4" minWidth="0">
        <chakra.span display="block" fontWeight="600" color={storageTone(props.freeDaysLeft)}>
          <Until {...props} />
        </chakra.span>
        <chakra.span display="block" color="muted">
          <Then {...props} />
        </chakra.span>
      </chakra.p>
    </Flex>
  );
}

function Until({ freeDaysLeft, freeUntil }: StorageTimeProps) {
  if (freeDaysLeft < 0)
    return <FormattedMessage id="warehouse.overdue" values={{ days: -freeDaysLeft }} />;
  if (!freeUntil) return <FormattedMessage id="warehouse.clockStands" />;
  return (
    <FormattedMessage
      id="warehouse.freeUntil"
      values={{ date: <DateTime at={freeUntil} isDateOnly /> }}
    />
  );
}

/** Today is always one of the free days: on the day of arrival 29 more follow it. */
function Then({ freeDaysLeft, freeUntil, storageFee, nextDayFee }: StorageTimeProps) {
  const values = {
    days: freeDaysLeft,
    fee: <Money fen={storageFee} />,
    more: <Money fen={nextDayFee} />,
  };
  if (freeDaysLeft < 0) {
    const grows = freeUntil != null && nextDayFee > 0;
    return (
      <FormattedMessage id={grows ? 'warehouse.feeGrows' : 'warehouse.feeSoFar'} values={values} />
    );
  }
  if (!freeUntil) return <FormattedMessage id="warehouse.daysKept" values={values} />;
  return (
    <FormattedMessage
      id={storageTone(freeDaysLeft) === 'ok' ? 'warehouse.daysLeft' : 'warehouse.daysLeftThen'}
      values={values}
    />
  );
}
