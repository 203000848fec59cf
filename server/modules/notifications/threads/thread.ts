import type { Notification } from '../notification.entity';
import { targetIdOf, type NotificationTargetKind } from '../notification.kinds';

/** Notifications about one order or package; any other notification is a thread of its own. */
export interface NotificationThread {
  readonly id: string;
  readonly latest: Notification;
  /** Number of its notifications. */
  readonly count: number;
  readonly unreadCount: number;
}

/** Count of threads that link to one kind of page; 100 means 100 or more. */
export interface ThreadsOfTarget {
  readonly targetKind: NotificationTargetKind;
  readonly count: number;
  /** Number of those with unread notifications. */
  readonly unreadCount: number;
}

/** Returns the id of a notification's thread: that of its order or package, or its own. */
export function threadIdOf(one: Pick<Notification, 'id' | 'kind' | 'targetId'>): string {
  return targetIdOf(one) ?? one.id;
}
