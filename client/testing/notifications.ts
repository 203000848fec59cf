/** Returns a notification as in its list. */
export function notification(given: object = {}) {
  return {
    __typename: 'Notification',
    id: 'm1',
    title: 'Order OR-1 is paid',
    body: 'We will now place the order with the shop.',
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

/** The shopper as the badge counts: threads with something unread. */
export const reader = (unreadThreadCount: number) => ({
  __typename: 'Viewer',
  id: 'v1',
  unreadThreadCount,
});

/** Returns a thread as in its list, with one notification. */
export function thread(latest: ReturnType<typeof notification>, given: object = {}) {
  return {
    __typename: 'NotificationThread',
    id: latest.targetId ?? latest.id,
    unreadCount: latest.readAt ? 0 : 1,
    latest: withTarget(latest),
    image: null as object | null,
    ...given,
  };
}

/** Returns the number of threads by kind of target. */
export function threadCounts(
  threads: readonly Pick<ReturnType<typeof thread>, 'latest' | 'unreadCount'>[],
) {
  const kinds = [...new Set(threads.map(({ latest }) => latest.targetKind))];
  return kinds.map((targetKind) => {
    const leading = threads.filter(({ latest }) => latest.targetKind === targetKind);
    const unreadCount = leading.filter((one) => one.unreadCount > 0).length;
    return {
      __typename: 'NotificationThreadCount',
      targetKind,
      count: leading.length,
      unreadCount,
    };
  });
}

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null as string | null };

/** A stretch of the list, as its page asks for it. */
export const threadList = (items: readonly object[], endCursor: string | null = null) => ({
  __typename: 'NotificationThreadConnection',
  edges: items.map((node) => ({ __typename: 'NotificationThreadEdge', node })),
  pageInfo: { ...pageInfo, hasNextPage: endCursor !== null, endCursor },
});

/** Returns the messages of a thread, latest first. */
export const threadMessages = (
  items: readonly ReturnType<typeof notification>[],
  endCursor: string | null = null,
) => ({
  __typename: 'NotificationConnection',
  edges: items.map((node) => ({
    __typename: 'NotificationEdge',
    node: withTarget(node),
  })),
  pageInfo: { ...pageInfo, hasNextPage: endCursor !== null, endCursor },
});

const orderItem = (name: string, status = 'ARRIVED') => ({
  ...{ __typename: 'OrderItem', id: name, name, status },
});

/** With the order of a lamp and a vase, or the package of a teapot, that it is about. */
const withTarget = (node: ReturnType<typeof notification>) => ({
  target: node.targetId && {
    ...(node.targetKind === 'ORDER'
      ? { __typename: 'Order', number: 'OR-1', items: [orderItem('Lamp'), orderItem('Vase')] }
      : {
          ...{ __typename: 'Package', number: 'P-1' },
          items: [{ __typename: 'StoredItem', id: 's1', name: 'Teapot' }],
        }),
    id: node.targetId,
  },
  ...node,
});
