import { LessThan } from 'typeorm';
import { later, minutes } from '../../kernel/clock';
import { defineModule } from '../module';
import { deleteOld } from '../delete-old';
import { PublishedChange } from './published-change.entity';

/** Distributes changes between processes through the database where there is no Redis. */
export const changes = defineModule({
  name: 'changes',
  entities: [PublishedChange],
  jobs: [
    {
      name: 'forget-published-changes',
      every: minutes(1),
      run: (services) =>
        deleteOld(services, PublishedChange, {
          createdAt: LessThan(later(services.clock.now(), -minutes(1))),
        }),
    },
  ],
});
