/** The public face of emails: to write one. */
export { isMailed } from './email.kinds';
export { sendEmail } from './send-email';
