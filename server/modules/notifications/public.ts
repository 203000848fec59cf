/** The public face of notifications: to tell a shopper what happened. */
export { notify } from './notify';
export type { NotificationParams } from './notification.kinds';
export { notificationData } from './shopper-data';
