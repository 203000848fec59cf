import { DAY_MS } from '../../kernel/clock';
import { forgetOldEmails } from './forget-old-emails';

/** Clears away emails that left long ago. */
export const forgetOldEmailsJob = {
  name: 'forget old emails',
  everyMs: DAY_MS,
  run: forgetOldEmails,
};
