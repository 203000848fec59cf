/** What neighbours may ask of the emails: to write one. */
export { isMailed } from './email.kinds';
export { sendEmail } from './send-email';
