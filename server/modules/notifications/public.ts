/** The public face of notifications: to tell a shopper what happened. */
export type { NotificationKind } from './notification.kinds';
export { notify } from './notify';
export { targetOfKind } from './notification.kinds';
export { NotificationType } from './notification.types';
