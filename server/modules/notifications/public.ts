/** The public face of notifications: to tell a shopper what happened. */
export type { NotificationKind } from './notification.kinds';
export { notify } from './notify';
