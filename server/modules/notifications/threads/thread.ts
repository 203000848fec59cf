import type { Notification } from '../notification.entity';
import { targetIdOf, type NotificationTargetKind } from '../notification.kinds';

/** Notifications about one order or package; any other stands by itself. */
export interface NotificationThread {
  readonly id: string;
  readonly latest: Notification;
  /** How many notifications it has. */
  readonly count: number;
  readonly unreadCount: number;
}

/** The threads that lead to one kind of page; 100 stands for as many or more. */
export interface ThreadsOfTarget {
  readonly targetKind: NotificationTargetKind;
  readonly count: number;
  /** In how many of them something is unread. */
  readonly unreadCount: number;
}

/** Returns the id of a notification's thread: that of its order or package, or else its own. */
export function threadIdOf(one: Pick<Notification, 'id' | 'kind' | 'targetId'>): string {
  return targetIdOf(one) ?? one.id;
}
