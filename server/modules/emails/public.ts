/** The public exports of emails: writing one, and rendering for the outbox. */
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
