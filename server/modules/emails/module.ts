import { defineModule } from '../../platform/module';

/** Emails that wait are kept by the outbox. */
export const emails = defineModule({ name: 'emails' });
