import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import {
  ChoiceField,
  FlagField,
  IdField,
  IdsField,
  InputField,
} from '../../platform/graphql/input-fields';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import { ViewerType } from '../accounts/public';
import type { Notification } from './notification.entity';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationTargetKind,
} from './notification.kinds';
import type { Sort } from '../../kernel/slice';
import { ConnectionArgs, connectionOf } from '../../platform/graphql/connection.types';
import { sortOf } from '../../platform/graphql/sort';
import { NodeType } from '../../platform/graphql/node';

export const NotificationKindEnum = graphqlEnum<NotificationKind>(
  'NotificationKind',
  'Kind of a notification.',
  {
    ORDER_PAID: 'An order was paid.',
    ORDER_EXPIRED: 'An order was cancelled because nobody paid it in time.',
    ITEM_ARRIVED: 'An item arrived; others of its order are still expected.',
    ITEM_CORRECTED: 'Weight or size of an item in the warehouse was corrected.',
    ORDER_IN_STOCK: 'Everything of an order has arrived.',
    REFUND_APPROVED: 'A refund request was approved.',
    REFUND_DECLINED: 'A refund request was declined.',
    ITEM_REFUNDED: 'One item of an order was refunded.',
    QUESTION_ASKED: 'We asked about an item whose price or availability differs.',
    QUESTION_ACCEPTED: 'What differs was accepted.',
    QUESTION_DECLINED: 'What differs was declined, and the item refunded.',
    QUESTION_EXPIRED: 'A question was not answered in time, and its item refunded.',
    QUESTION_WITHDRAWN: 'We took a question back.',
    PRICE_LOWERED: 'An item costs less than was paid, and the difference was returned.',
    PACKAGE_PAID: 'The delivery of a package was paid.',
    PACKAGE_SHIPPED: 'A package was shipped.',
    PACKAGE_COMPLETED: 'The receipt of a package was confirmed automatically.',
    REVIEW_PICTURE_REFUSED: 'The picture of a review is not shown.',
    BALANCE_CREDITED: 'Money was added to the balance.',
    REMITTANCE_DIFFERS:
      'A remittance differed from the announced amount; the received amount was credited.',
    PAYMENT_CREDITED:
      'A card was charged for what could no longer be paid; the money was added to the balance.',
    PAYMENT_REFUSED: 'A payment by card was refused; nothing was charged.',
    WITHDRAWAL_REQUESTED: 'A withdrawal was requested from a signed-in session.',
    WITHDRAWAL_SENT: 'Balance was sent back.',
    WITHDRAWAL_DECLINED: 'A withdrawal was declined.',
    REMITTANCE_DECLINED: 'The money of a remittance could not be found.',
    STORAGE_REMINDER: 'Free storage of items is about to end.',
    MESSAGE: 'We wrote to you.',
  },
);

export const NotificationTargetKindEnum = graphqlEnum<NotificationTargetKind>(
  'NotificationTargetKind',
  'Kind of page a notification links to.',
  {
    ORDER: 'The page of an order.',
    PACKAGE: 'The page of a package.',
    WAREHOUSE: 'The warehouse.',
    FUND: 'The balance and its details.',
    NONE: 'No page.',
  },
);

@ObjectType('Notification', {
  implements: NodeType,
  description: 'A notification, in the language of the request.',
})
export class NotificationType {
  @Field(() => ID, { description: 'Public id of the notification.' })
  id!: string;

  @Field(() => NotificationKindEnum, { description: 'Its kind.' })
  kind!: NotificationKind;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When you read it; null when you have not.' })
  readAt!: Date | null;

  targetId!: string | null;

  params!: Notification['params'];
}

export const NotificationConnection = connectionOf('Notification', () => NotificationType);

@InputType({ description: 'Which of your notifications are listed; all that is said must hold.' })
export class NotificationFilter {
  @FlagField('True: only those you have read. False: only those you have not.', { nullable: true })
  isRead?: boolean | null;

  @ChoiceField(() => NotificationKindEnum, notificationKinds, 'Only those of one kind.', {
    nullable: true,
  })
  kind?: NotificationKind | null;

  @IdField('Only those of one thread.', { nullable: true })
  threadId?: string | null;
}

const NotificationSort = sortOf('Notification', { CREATED_AT: 'When it happened.' });

@ArgsType()
export class NotificationsArgs extends ConnectionArgs {
  @InputField(() => NotificationFilter, 'Which of them; all when left out.', { nullable: true })
  filter?: NotificationFilter | null;

  @InputField(() => NotificationSort, 'In which order; the newest first when left out.', {
    nullable: true,
  })
  sort?: Sort<'CREATED_AT'> | null;
}

/** Input of both mutations of chosen notifications. */
@InputType()
abstract class ChosenNotifications {
  @IdsField('Ids of your notifications, 1 to 50.', MAX_PAGE_SIZE)
  notificationIds!: string[];
}

@InputType({ description: 'Notifications to mark as read.' })
export class MarkNotificationsReadInput extends ChosenNotifications {}

@InputType({ description: 'Notifications to delete.' })
export class DeleteNotificationsInput extends ChosenNotifications {}

/** Base of the payloads of notification mutations. */
@ObjectType()
abstract class ChangedNotifications {
  @Field(() => ViewerType, { description: 'The shopper, for the badge.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'What was marked as read.' })
export class MarkNotificationsReadPayload extends ChangedNotifications {
  @Field(() => [NotificationType], { description: 'The notifications as they are now.' })
  notifications!: NotificationType[];
}

@ObjectType({ description: 'How much was marked as read.' })
export class MarkAllNotificationsReadPayload extends ChangedNotifications {
  @Field(() => Int, { description: 'How many had not been read.' })
  markedCount!: number;
}

@ObjectType({ description: 'What was deleted.' })
export class DeleteNotificationsPayload extends ChangedNotifications {
  @Field(() => [ID], { description: 'Ids that are gone.' })
  deletedIds!: string[];
}
