import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { Page } from '../../kernel/page';
import { IdsField } from '../../platform/graphql/input-fields';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import { ViewerType } from '../accounts/public';
import type { Notification } from './notification.entity';
import type { NotificationKind, NotificationTargetKind } from './notification.kinds';

const NotificationKindEnum = graphqlEnum<NotificationKind>(
  'NotificationKind',
  'What a notification tells of.',
  {
    ORDER_PAID: 'An order was paid.',
    ORDER_EXPIRED: 'An order was cancelled because nobody paid it in time.',
    ITEM_ARRIVED: 'An item arrived, others of its order are still to come.',
    ORDER_IN_STOCK: 'Everything of an order has arrived.',
    REFUND_APPROVED: 'A refund request was approved.',
    REFUND_DECLINED: 'A refund request was declined.',
    ITEM_REFUNDED: 'One item of an order was refunded.',
    PACKAGE_SHIPPED: 'A package was shipped.',
    PACKAGE_COMPLETED: 'The clock confirmed the receipt of a package.',
    BALANCE_CREDITED: 'Money was added to the balance.',
    STORAGE_REMINDER: 'Free storage of items is about to end.',
  },
);

const NotificationTargetKindEnum = graphqlEnum<NotificationTargetKind>(
  'NotificationTargetKind',
  'What kind of page a notification leads to.',
  {
    ORDER: 'The page of an order.',
    PACKAGE: 'The page of a package.',
    WAREHOUSE: 'The warehouse.',
    FUND: 'The balance and its details.',
  },
);

@ObjectType('NotificationTarget', { description: 'Where a notification leads.' })
export class NotificationTargetType {
  @Field(() => NotificationTargetKindEnum, { description: 'What kind of page.' })
  kind!: NotificationTargetKind;

  @Field(() => ID, { nullable: true, description: 'Of which order or package; else null.' })
  id!: string | null;
}

@ObjectType('Notification', {
  description: 'Something you were told; its words follow the language.',
})
export class NotificationType {
  @Field(() => ID, { description: 'Public id of the notification.' })
  id!: string;

  @Field(() => NotificationKindEnum, { description: 'What it tells of.' })
  kind!: NotificationKind;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When you read it; null when you have not.' })
  readAt!: Date | null;

  targetId!: string | null;
  params!: Notification['params'];
}

@ObjectType({ description: 'A slice of your notifications, newest first.' })
export class NotificationPage implements Page<NotificationType> {
  @Field(() => [NotificationType], { description: 'The notifications of this page.' })
  items!: NotificationType[];

  @Field(() => Int, { description: 'Notifications on all pages.' })
  total!: number;

  @Field(() => Int, { description: 'Which page this is, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Notifications per page.' })
  pageSize!: number;
}

@ArgsType()
export class NotificationsChosenArgs {
  @IdsField('Ids of your notifications.', MAX_PAGE_SIZE)
  ids!: string[];
}

@ObjectType({ description: 'The answer to marking notifications as read.' })
export class NotificationsReadPayload {
  @Field(() => [NotificationType], { description: 'The notifications as they are now.' })
  notifications!: NotificationType[];

  @Field(() => ViewerType, { description: 'The shopper, for the badge.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The answer to marking all notifications as read.' })
export class AllNotificationsReadPayload {
  @Field(() => Int, { description: 'How many had not been read.' })
  markedCount!: number;

  @Field(() => ViewerType, { description: 'The shopper, for the badge.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The answer to deleting notifications.' })
export class NotificationsDeletedPayload {
  @Field(() => [ID], { description: 'Ids that are gone.' })
  deletedIds!: string[];

  @Field(() => ViewerType, { description: 'The shopper, for the badge.' })
  viewer!: ViewerType;
}
