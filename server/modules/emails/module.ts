import { defineModule } from '../../platform/module';

/** The outbox stores emails that wait. */
export const emails = defineModule({ name: 'emails' });
