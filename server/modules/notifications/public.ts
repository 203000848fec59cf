/** The public exports of notifications: sending one to a shopper. */
export { sendMessage, type Message } from './send-message';
export { notify } from './notify';
export { targetIdOf, targetOfKind } from './notification.kinds';
export { NotificationType } from './notification.types';
export type { NotificationThread } from './threads/thread';
export { listNotificationThreads } from './threads/thread.queries';
export { NotificationThreadFilter, NotificationThreadType } from './threads/thread.types';
