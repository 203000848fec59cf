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
 * Waits so long for more of the same transaction. A command of this very tab has its answer by then,
 * which moves its lists itself.
 */
const GATHER_MS = 200;

/**
 * What a change may have moved on the screen. The change itself brings how the order or package
 * stands; the page of one asks anew, as its prices, amounts and texts may be others too.
 */
const listsOf: Record<ViewerChangeKind, readonly string[]> = {
  CART_CHANGED: ['cart'],
  ORDER_CHANGED: ['order', 'orders', 'storedItems'],
  // Who acts next on an order is told by its packages once all is packed.
  PACKAGE_CHANGED: ['package', 'packages', 'storedItems', 'order', 'orders'],
  NOTIFICATION_RECEIVED: [
    ...['notifications', 'notificationThreads', 'notificationThreadCounts'],
    // Of a remittance that was declined nothing else tells.
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

/** What the warehouse does while one looks on. Of what shoppers do themselves their own screen tells. */
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

/** Returns what to do with each change: what is on the screen follows, and what is news is said. */
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
export function catchUp(client: Client): void {
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
