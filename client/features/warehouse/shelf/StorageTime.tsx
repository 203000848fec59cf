import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { Deadline } from '../../../ui/values/Deadline';
import { Money } from '../../../ui/values/Money';
import { StorageRing } from './StorageRing';
import { storageTone } from './storageTone';

type Storage = Pick<
  StoredItemCard_ItemFragment,
  'freeDaysLeft' | 'freeUntil' | 'storageFee' | 'nextDayFee'
>;

/** Until when storage is free, or how long an item is overdue and what that costs (CO-03). */
export function StorageTime({ isNarrow = false, ...storage }: Storage & { isNarrow?: boolean }) {
  const { freeDaysLeft } = storage;
  if (isNarrow) {
    return (
      <Narrow color={storageTone(freeDaysLeft) === 'ok' ? 'muted' : storageTone(freeDaysLeft)}>
        <StorageRing freeDaysLeft={freeDaysLeft} />
        <Shortly {...storage} />
      </Narrow>
    );
  }
  return (
    <Flex gap="3" alignItems="center">
      <StorageRing freeDaysLeft={freeDaysLeft} />
      <chakra.p fontSize="sm" lineHeight="1.4" minWidth="0">
        <chakra.span display="block" fontWeight="600" color={storageTone(freeDaysLeft)}>
          <Until {...storage} />
        </chakra.span>
        <chakra.span display="block" color="muted">
          <Then {...storage} />
        </chakra.span>
      </chakra.p>
    </Flex>
  );
}

/** Two lines below a ring, whose number begins them for those who do not see it. */
function Shortly({ freeDaysLeft: days, freeUntil, storageFee, nextDayFee }: Storage) {
  const values = {
    days: Math.abs(days),
    n: (number: ReactNode) => <chakra.span srOnly>{number}</chakra.span>,
    fee: <Money fen={storageFee} />,
    more: <Money fen={nextDayFee} />,
    date: freeUntil && <Deadline of="PACK" at={freeUntil} isShort />,
  };
  const grows = freeUntil != null && nextDayFee > 0;
  if (days < 0) {
    return (
      <p>
        <FormattedMessage id="warehouse.shortOverdue" values={values} /> <br />
        <FormattedMessage
          id={grows ? 'warehouse.shortFeeGrows' : 'warehouse.shortFee'}
          values={values}
        />
      </p>
    );
  }
  const isSoon = freeUntil != null && storageTone(days) !== 'ok';
  return (
    <p>
      <FormattedMessage id="warehouse.shortFree" values={values} /> <br />
      <FormattedMessage
        id={freeUntil ? 'warehouse.shortUntil' : 'warehouse.shortKept'}
        values={values}
      />
      {isSoon && (
        <>
          {' '}
          <br />
          <FormattedMessage id="warehouse.shortThen" values={values} />
        </>
      )}
    </p>
  );
}

function Until({ freeDaysLeft, freeUntil }: Storage) {
  if (freeDaysLeft < 0)
    return <FormattedMessage id="warehouse.overdue" values={{ days: -freeDaysLeft }} />;
  if (!freeUntil) return <FormattedMessage id="warehouse.clockStands" />;
  return (
    <FormattedMessage
      id="warehouse.freeUntil"
      values={{ date: <Deadline of="PACK" at={freeUntil} /> }}
    />
  );
}

/** Today is always one of the free days: on the day of arrival 30 more follow it. */
function Then({ freeDaysLeft, freeUntil, storageFee, nextDayFee }: Storage) {
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

const Narrow = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    minWidth: '84px',
    fontSize: 'xs',
    lineHeight: '1.25',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '&:lang(zh)': { lineHeight: '1.4' },
  },
});
