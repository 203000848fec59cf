import { paths } from '../../routes/paths';
import type { OrderStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { LinkTabs } from '../../ui/lists/LinkTabs';
import type { ListParams } from '../../ui/lists/listParams';
import { orderStatuses } from './orderStatus';

interface OrderTabsProps {
  current: OrderStatus | undefined;
  /** What the list is narrowed to besides; every tab keeps it. */
  narrowed?: ListParams;
  /** Left out while they are loading; a status without orders may be missing. */
  counts?: readonly { status: OrderStatus; count: number }[];
}

/** A tab for all orders and one for each status, with their counts. */
export function OrderTabs({ current, narrowed, counts }: OrderTabsProps) {
  const text = useText();
  const countOf = (wanted: OrderStatus) =>
    counts && (counts.find(({ status }) => status === wanted)?.count ?? 0);

  return (
    <LinkTabs
      label={text('orders.tabs')}
      tabs={[
        {
          href: paths.orders.href({ ...narrowed }),
          label: text('orders.all'),
          count: counts?.reduce((sum, { count }) => sum + count, 0),
          isCurrent: current === undefined,
        },
        ...orderStatuses.map((status) => ({
          href: paths.orders.href({ status, ...narrowed }),
          label: text(`orders.status.${status}`),
          count: countOf(status),
          isCurrent: current === status,
        })),
      ]}
    />
  );
}
