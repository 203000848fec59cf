import { Mail, ReceiptJapaneseYen, Truck, Wallet, Warehouse, type LucideIcon } from 'lucide-react';
import { paths } from '../../routes/paths';
import type { NotificationTargetKind } from '../../gql/graphql';

interface TargetLook {
  icon: LucideIcon;
  /** Where it is shown; without an id its list; null where its words say all. */
  hrefOf: (id: string | null) => string | null;
}

/** What a notification may speak of. */
export const notificationTargets: Record<NotificationTargetKind, TargetLook> = {
  ORDER: {
    icon: ReceiptJapaneseYen,
    hrefOf: (id) => (id ? paths.orderDetail.href({ id }) : paths.orders.href()),
  },
  PACKAGE: {
    icon: Truck,
    hrefOf: (id) => (id ? paths.packageDetail.href({ id }) : paths.package.href()),
  },
  WAREHOUSE: { icon: Warehouse, hrefOf: () => paths.store.href() },
  FUND: { icon: Wallet, hrefOf: () => paths.fund.href() },
  NONE: { icon: Mail, hrefOf: () => null },
};
