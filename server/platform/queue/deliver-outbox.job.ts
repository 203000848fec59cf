import { deliverOutbox } from './deliver-outbox';

/** Emails leave within a second of the commit that asked for them. */
export const deliverOutboxJob = { name: 'deliver outbox', everyMs: 1_000, run: deliverOutbox };
