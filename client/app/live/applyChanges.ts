import type { ApolloClient } from '@apollo/client';
import type {
  NotificationKind,
  ViewerChangedSubscription,
  ViewerChangeKind,
} from '../../gql/graphql';
import type { Toasts } from '../../ui/feedback/toasts';

export type Client = Pick<ApolloClient, 'link' | 'setLink' | 'subscribe' | 'refetchQueries'>;

type Change = ViewerChangedSubscription['viewerChanged'];

/**
 * Time to collect more changes of the same transaction. A command of this tab has its response by then and
 * updates the lists itself.
 */
const GATHER_MS = 200;

/**
 * Queries that a change may affect. The change itself carries the status of the order or package; detail
 * pages refetch, since prices, amounts and texts may differ too.
 */
const listsOf: Record<ViewerChangeKind, readonly string[]> = {
  CART_CHANGED: ['cart'],
  ORDER_CHANGED: ['order', 'orders', 'storedItems'],
  // The next step of an order comes from its packages once all is packed.
  PACKAGE_CHANGED: ['package', 'packages', 'storedItems', 'order', 'orders'],
  NOTIFICATION_RECEIVED: [
    ...['notifications', 'notificationThreads', 'notificationThreadCounts'],
    // No other change reports a declined remittance.
    'payment',
  ],
  BALANCE_CHANGED: [
    ...['fundRecords', 'fundSpending', 'fundDays', 'fundMonths', 'fundStatement'],
    ...['withdrawals', 'withdrawalOptions'],
    // A card that was charged after its payment had failed is credited while its result is open.
    ...['payment', 'jointPayment'],
  ],
};

const everything = [...new Set(Object.values(listsOf).flat()), 'viewer'];

/** Events in the warehouse. Actions of shoppers already show on their own screen. */
const surprising: readonly NotificationKind[] = [
  'ITEM_ARRIVED',
  'ITEM_CORRECTED',
  'ORDER_IN_STOCK',
  'QUESTION_ASKED',
  'REFUND_APPROVED',
  'REFUND_DECLINED',
  'ITEM_REFUNDED',
  'PRICE_LOWERED',
  'PACKAGE_SHIPPED',
  'REVIEW_PICTURE_REFUSED',
  'WITHDRAWAL_SENT',
  'WITHDRAWAL_DECLINED',
  'REMITTANCE_DECLINED',
  'PAYMENT_REFUSED',
  'REMITTANCE_DIFFERS',
  'MESSAGE',
];

/** Returns the handler of changes, which updates the screen and announces news. */
export function applyChanges(client: Client, toasts: Toasts): (change: Change) => void {
  const moved = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ kind, notification }) => {
    listsOf[kind].forEach((list) => moved.add(list));
    timer ??= setTimeout(() => {
      timer = undefined;
      askAnew(client, [...moved]);
      moved.clear();
    }, GATHER_MS);
    if (!notification || !surprising.includes(notification.kind)) return;
    toasts.show({ type: 'info', text: notification.title });
  };
}

/** Asks once for everything on the screen that a change may have reached unheard. */
export function refetchMissed(client: Client): void {
  askAnew(client, everything);
}

/** Asks again what is on the screen of these fields; meanwhile it stays as it is. */
function askAnew(client: Client, fields: readonly string[]): void {
  const stale = fields.map((field) => [field, invalidate] as const);
  const asked = client.refetchQueries({
    updateCache: (cache) => cache.modify({ id: 'ROOT_QUERY', fields: Object.fromEntries(stale) }),
  });
  // The page keeps what it has, and says so itself where it must.
  asked.catch(() => undefined);
}

const invalidate = <Value>(_value: Value, { INVALIDATE }: { INVALIDATE: Value }) => INVALIDATE;
