import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Sort } from '../../../kernel/slice';
import { ConnectionArgs, connectionOf } from '../../../platform/graphql/connection.types';
import { ChoiceField, FlagField, InputField } from '../../../platform/graphql/input-fields';
import { sortOf } from '../../../platform/graphql/sort';
import type { Notification } from '../notification.entity';
import { notificationTargetKinds, type NotificationTargetKind } from '../notification.kinds';
import { NotificationTargetKindEnum, NotificationType } from '../notification.types';
import type { NotificationThread, ThreadsOfTarget } from './thread';

@ObjectType('NotificationThread', {
  description:
    'The notifications about one order or package; any other notification is a thread of its own.',
})
export class NotificationThreadType implements NotificationThread {
  @Field(() => ID, {
    description: 'Id of the order or package, or else of the only notification.',
  })
  id!: string;

  @Field(() => NotificationType, {
    description: 'Its latest notification, which determines its position in the list.',
  })
  latest!: Notification;

  @Field(() => Int, { description: 'How many notifications it has.' })
  count!: number;

  @Field(() => Int, { description: 'How many of them you have not read.' })
  unreadCount!: number;
}

@ObjectType('NotificationThreadCount', {
  description: 'Number of threads linking to one kind of page.',
})
export class NotificationThreadCountType implements ThreadsOfTarget {
  @Field(() => NotificationTargetKindEnum, { description: 'Kind of page they link to.' })
  targetKind!: NotificationTargetKind;

  @Field(() => Int, { description: 'How many there are; 100 where there are more.' })
  count!: number;

  @Field(() => Int, {
    description: 'In how many of them you have not read everything; 100 where there are more.',
  })
  unreadCount!: number;
}

export const NotificationThreadConnection = connectionOf(
  'NotificationThread',
  () => NotificationThreadType,
);

@InputType({ description: 'Which threads are listed; all that is said must hold.' })
export class NotificationThreadFilter {
  @FlagField(
    'True: only those you have read to the end. False: only those with something unread.',
    {
      nullable: true,
    },
  )
  isRead?: boolean | null;

  @ChoiceField(
    () => NotificationTargetKindEnum,
    notificationTargetKinds,
    'Only those linking to one kind of page.',
    { nullable: true },
  )
  targetKind?: NotificationTargetKind | null;
}

const NotificationThreadSort = sortOf('NotificationThread', {
  LATEST_AT: 'When its latest notification was created.',
});

@ArgsType()
export class NotificationThreadsArgs extends ConnectionArgs {
  @InputField(() => NotificationThreadFilter, 'Which of them; all when left out.', {
    nullable: true,
  })
  filter?: NotificationThreadFilter | null;

  @InputField(() => NotificationThreadSort, 'In which order; the newest first when left out.', {
    nullable: true,
  })
  sort?: Sort<'LATEST_AT'> | null;
}
