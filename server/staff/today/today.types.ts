import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { QueueName } from './queues';

const QueueEnum = graphqlEnum<QueueName>('StaffQueueName', 'Work that waits for the staff.', {
  TO_BUY: 'Paid orders to be bought.',
  TO_RECEIVE: 'Orders on the way to the warehouse.',
  REFUNDS: 'Refunds that shoppers ask for.',
  TO_PACK: 'Packages to be packed and handed over.',
  REMITTANCES: 'Remittances to be found in the bank statement.',
  WITHDRAWALS: 'Withdrawals to be sent.',
});

@ObjectType('StaffQueue', { description: 'Work of one kind that waits.' })
export class QueueType {
  @Field(() => QueueEnum, { description: 'Of which kind.' })
  name!: QueueName;

  @Field(() => Int, { description: 'How many wait; never cut.' })
  waiting!: number;

  @Field(() => Date, { nullable: true, description: 'Since when the oldest waits.' })
  since!: Date | null;
}
