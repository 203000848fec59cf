import { LessThan } from 'typeorm';
import { days, later } from '../../kernel/clock';
import { deleteOld } from '../delete-old';
import { defineModule } from '../module';
import { ServerProcess } from './server-process.entity';

/** The processes that share a database: they announce themselves and watch each other. */
export const processes = defineModule({
  name: 'processes',
  entities: [ServerProcess],
  jobs: [
    {
      name: 'forget-ended-processes',
      every: days(1),
      run: (services) =>
        deleteOld(services, ServerProcess, {
          seenUntil: LessThan(later(services.clock.now(), -days(1))),
        }),
    },
  ],
});
