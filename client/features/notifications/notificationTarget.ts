import { Mail, ReceiptJapaneseYen, Truck, Wallet, Warehouse, type LucideIcon } from 'lucide-react';
import { paths } from '../../routes/paths';
import type { NotificationTargetKind } from '../../gql/graphql';

interface TargetLook {
  icon: LucideIcon;
  /** Address of the target; without an id, of its list; null if the notification has no target. */
  hrefOf: (id: string | null) => string | null;
}

/** Targets of notifications. */
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
