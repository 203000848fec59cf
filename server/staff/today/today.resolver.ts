import { Ctx, Resolver } from 'type-graphql';
import type { StaffViewer } from '../../modules/staff/public';
import type { StaffContext } from '../staff-context';
import { CurrentStaff, StaffQuery } from '../staff-operations';
import { queuesFor } from './queues';
import { QueueType } from './today.types';

/** Where a shift begins. */
@Resolver()
export class TodayResolver {
  @StaffQuery(() => [QueueType], {
    description: 'What waits for the roles of the person, in the order of the goods’ way.',
    needs: 'READY',
  })
  today(
    @Ctx() { services }: StaffContext,
    @CurrentStaff() { roles }: StaffViewer,
  ): Promise<QueueType[]> {
    return queuesFor(services, roles);
  }
}
