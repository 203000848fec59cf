import { IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { minutes } from '../../../kernel/clock';
import { smallestIdAt } from '../../../kernel/ids';
import { ageInSeconds, type Gauge } from '../../../platform/gauge';
import { Payment } from '../payment.entity';
import { Checkout } from './checkout.entity';

/** A checkout is open at the gateway as long as a check is planned. */
const isOpen = { nextLookAt: Not(IsNull()) };

export const checkoutGauges: readonly Gauge[] = [
  {
    name: 'tidebox_checkouts_open',
    help: 'Card payments that are begun and neither paid nor ended.',
    read: ({ db }) => db.read.countBy(Checkout, isOpen),
  },
  {
    name: 'tidebox_checkouts_oldest_seconds',
    help: 'Age of the oldest open card payment; above 75 minutes the gateway does not say how it ended.',
    async read({ db, clock }) {
      const oldest = await db.read.findOne(Checkout, {
        where: isOpen,
        order: { nextLookAt: 'ASC' },
      });
      return ageInSeconds(oldest?.createdAt, clock.now());
    },
  },
  {
    name: 'tidebox_checkouts_not_opened',
    help: 'Payments of the last 15 minutes that failed because the gateway did not open a checkout.',
    read: ({ db, clock }) =>
      // Ids begin with their time of creation, so the primary key finds the last minutes.
      db.read.countBy(Payment, {
        id: MoreThanOrEqual(smallestIdAt(clock.now().getTime() - minutes(15))),
        failure: 'GATEWAY_UNAVAILABLE',
      }),
  },
];
