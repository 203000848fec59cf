import { DAY_MS } from '../../kernel/clock';
import { forgetOldLetters } from './forget-old-letters';

/** Clears away letters that left long ago. */
export const forgetOldLettersJob = {
  name: 'forget old letters',
  everyMs: DAY_MS,
  run: forgetOldLetters,
};
