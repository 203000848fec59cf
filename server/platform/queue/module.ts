import { days, seconds } from '../../kernel/clock';
import { defineModule } from '../module';
import { deliverOutbox } from './deliver-outbox';
import { forgetOldEmails } from './forget-old-emails';
import { outboxGauges } from './outbox.gauges';
import { OutboxMessage } from './outbox-message.entity';

/** The outbox: emails are sent within a second of the commit that queued them. */
export const outbox = defineModule({
  name: 'outbox',
  entities: [OutboxMessage],
  jobs: [
    { name: 'deliver-outbox', every: seconds(1), run: deliverOutbox },
    { name: 'forget-old-emails', every: days(1), run: forgetOldEmails },
  ],
  gauges: outboxGauges,
});
