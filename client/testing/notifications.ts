/** A notification as its list brings it. */
export function notification(given: object = {}) {
  return {
    __typename: 'Notification',
    id: 'm1',
    title: 'Order OR-1 is paid',
    body: 'We place the order with the shop next.',
    createdAt: '2026-11-02T08:00:00.000Z',
    readAt: null as string | null,
    targetKind: 'ORDER',
    targetId: 'o1' as string | null,
    ...given,
  };
}

export const shippedNotification = () =>
  notification({
    id: 'm2',
    title: 'Package P-1 is on its way',
    body: 'EMS carries it.',
    createdAt: '2026-11-01T08:00:00.000Z',
    readAt: '2026-11-01T09:00:00.000Z',
    targetKind: 'PACKAGE',
    targetId: 'p1',
  });

/** The shopper as the badge counts. */
export const reader = (unreadNotificationCount: number) => ({
  __typename: 'Viewer',
  id: 'v1',
  unreadNotificationCount,
});

/** A stretch of the list, as its page asks for it. */
export const notificationList = (items: readonly object[], totalCount: number) => ({
  __typename: 'NotificationConnection',
  edges: items.map((node) => ({ __typename: 'NotificationEdge', node })),
  totalCount,
});
