import { DAY_MS } from '../../../kernel/clock';
import { forgetOldLinks } from './forget-old-links';

/** Clears away links that expired long ago. */
export const forgetOldLinksJob = { name: 'forget old links', everyMs: DAY_MS, run: forgetOldLinks };
