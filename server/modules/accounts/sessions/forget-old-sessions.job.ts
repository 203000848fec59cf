import { DAY_MS } from '../../../kernel/clock';
import { forgetOldSessions } from './forget-old-sessions';

/** Clears away sessions that ended long ago. */
export const forgetOldSessionsJob = {
  name: 'forget old sessions',
  everyMs: DAY_MS,
  run: forgetOldSessions,
};
