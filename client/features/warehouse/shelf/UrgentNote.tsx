import { chakra } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { Deadline } from '../../../ui/values/Deadline';
import { ItemName } from '../../../ui/values/ItemName';
import { Money } from '../../../ui/values/Money';
import { storageTone } from './storageTone';

/** Items whose free storage ends soon, with date and cost; nothing while there is time. */
export function UrgentNote({ items }: { items: readonly StoredItemCard_ItemFragment[] }) {
  const [first] = items
    .filter(({ freeUntil, nextDayFee }) => freeUntil != null && nextDayFee > 0)
    .toSorted((one, other) => one.freeDaysLeft - other.freeDaysLeft);
  if (!first?.freeUntil || storageTone(first.freeDaysLeft) !== 'danger') return null;
  const isOverdue = first.freeDaysLeft < 0;
  const values = {
    item: (
      <b>
        <ItemName of={first} />
      </b>
    ),
    days: Math.abs(first.freeDaysLeft),
    date: <Deadline of="PACK" at={first.freeUntil} />,
    fee: <Money fen={first.storageFee} />,
    more: <Money fen={first.nextDayFee} />,
  };
  return (
    <Note>
      <Clock size={20} strokeWidth={1.75} aria-hidden />
      <span>
        <FormattedMessage
          id={isOverdue ? 'warehouse.overdueNote' : 'warehouse.urgentNote'}
          values={values}
        />
      </span>
    </Note>
  );
}

const Note = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingX: '4',
    paddingY: '2',
    borderInlineStart: '4px solid currentColor',
    background: 'warnTint',
    color: 'warn',
    '& svg': { flexShrink: '0' },
    // A name without a break widens its flex item otherwise.
    '& > span': { minWidth: '0' },
  },
});
