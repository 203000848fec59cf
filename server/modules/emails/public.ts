/** The public face of emails: to write one, and what the outbox needs to word it. */
export { openEmailComposer } from './email-composer';
export {
  valuesOfOldEvents,
  isMailed,
  mailedKinds,
  type EventEmailParams,
  type MailedNotificationKind,
} from './email.kinds';
export { forkedRenderer } from './renderer';
export { sendEmail } from './send-email';
