import { IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { ageInSeconds, type Gauge } from '../gauge';
import { MAX_TRIES } from './deliver-outbox';
import { OutboxMessage } from './outbox-message.entity';

export const outboxGauges: readonly Gauge[] = [
  {
    name: 'tidebox_outbox_waiting',
    help: 'Emails that wait to be sent, and those given up after their last try.',
    label: 'state',
    async read({ db }) {
      const waiting = await db.read.countBy(OutboxMessage, {
        ...{ doneAt: IsNull(), tries: LessThan(MAX_TRIES) },
      });
      const given_up = await db.read.countBy(OutboxMessage, {
        ...{ doneAt: IsNull(), tries: MoreThanOrEqual(MAX_TRIES) },
      });
      return { waiting, given_up };
    },
  },
  {
    name: 'tidebox_outbox_oldest_seconds',
    help: 'Age of the oldest email that is still tried; above a minute the mail server is slow or away.',
    async read({ db, clock }) {
      const oldest = await db.read.findOne(OutboxMessage, {
        where: { doneAt: IsNull(), tries: LessThan(MAX_TRIES) },
        order: { createdAt: 'ASC' },
      });
      return ageInSeconds(oldest?.createdAt, clock.now());
    },
  },
];
