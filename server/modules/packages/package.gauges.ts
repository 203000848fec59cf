import { ageInSeconds, type Gauge } from '../../platform/gauge';
import { Package } from './package.entity';

export const packageGauges: readonly Gauge[] = [
  {
    name: 'tidebox_packages_to_ship',
    help: 'Packages that are paid and not shipped.',
    read: ({ db }) => db.read.countBy(Package, { status: 'PENDING_SHIPMENT' }),
  },
  {
    name: 'tidebox_packages_to_ship_oldest_seconds',
    help: 'How long the package that waits longest has been paid and not shipped.',
    async read({ db, clock }) {
      const oldest = await db.read.findOne(Package, {
        where: { status: 'PENDING_SHIPMENT' },
        order: { createdAt: 'ASC' },
      });
      return ageInSeconds(oldest?.createdAt, clock.now());
    },
  },
];
