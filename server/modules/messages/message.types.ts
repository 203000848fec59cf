import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Page } from '../../kernel/page';
import { IdsField } from '../../platform/graphql/input-fields';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import { ViewerType } from '../accounts/public';
import type { Message } from './message.entity';
import {
  messageKinds,
  messageTargetKinds,
  type MessageKind,
  type MessageTargetKind,
} from './message.kinds';

const MessageKindEnum = Object.fromEntries(messageKinds.map((kind) => [kind, kind]));
registerEnumType(MessageKindEnum, {
  name: 'MessageKind',
  description: 'What a message tells of.',
  valuesConfig: {
    ORDER_PAID: { description: 'An order was paid.' },
    ORDER_EXPIRED: { description: 'An order was cancelled because nobody paid it in time.' },
    ITEM_ARRIVED: { description: 'An item arrived, others of its order are still to come.' },
    ORDER_IN_STOCK: { description: 'Everything of an order has arrived.' },
    REFUND_APPROVED: { description: 'A refund request was approved.' },
    REFUND_DECLINED: { description: 'A refund request was declined.' },
    ITEM_REFUNDED: { description: 'One item of an order was refunded.' },
    PACKAGE_SHIPPED: { description: 'A package was shipped.' },
    PACKAGE_COMPLETED: { description: 'The clock confirmed the receipt of a package.' },
    BALANCE_CREDITED: { description: 'Money was added to the balance.' },
    STORAGE_REMINDER: { description: 'Free storage of items is about to end.' },
  } satisfies Record<MessageKind, object>,
});

const MessageTargetKindEnum = Object.fromEntries(messageTargetKinds.map((kind) => [kind, kind]));
registerEnumType(MessageTargetKindEnum, {
  name: 'MessageTargetKind',
  description: 'What kind of page a message leads to.',
  valuesConfig: {
    ORDER: { description: 'The page of an order.' },
    PACKAGE: { description: 'The page of a package.' },
    WAREHOUSE: { description: 'The warehouse.' },
    FUND: { description: 'The balance and its details.' },
  } satisfies Record<MessageTargetKind, object>,
});

@ObjectType('MessageTarget', { description: 'Where a message leads.' })
export class MessageTargetType {
  @Field(() => MessageTargetKindEnum, { description: 'What kind of page.' })
  kind!: MessageTargetKind;

  @Field(() => ID, { nullable: true, description: 'Of which order or package; else null.' })
  id!: string | null;
}

@ObjectType('Message', { description: 'Something you were told; its words follow the language.' })
export class MessageType {
  @Field(() => ID, { description: 'Public id of the message.' })
  id!: string;

  @Field(() => MessageKindEnum, { description: 'What it tells of.' })
  kind!: MessageKind;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When you read it; null when you have not.' })
  readAt!: Date | null;

  targetId!: string | null;
  params!: Message['params'];
}

@ObjectType({ description: 'A slice of your messages, newest first.' })
export class MessagePage implements Page<MessageType> {
  @Field(() => [MessageType], { description: 'The messages of this page.' })
  items!: MessageType[];

  @Field(() => Int, { description: 'Messages on all pages.' })
  total!: number;

  @Field(() => Int, { description: 'Which page this is, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Messages per page.' })
  pageSize!: number;
}

@ArgsType()
export class MessagesChosenArgs {
  @IdsField('Ids of your messages.', MAX_PAGE_SIZE)
  ids!: string[];
}

@ObjectType({ description: 'The answer to marking messages as read.' })
export class MessagesReadPayload {
  @Field(() => [MessageType], { description: 'The messages as they are now.' })
  messages!: MessageType[];

  @Field(() => ViewerType, { description: 'The shopper, for the badge.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The answer to marking all messages as read.' })
export class AllMessagesReadPayload {
  @Field(() => Int, { description: 'How many had not been read.' })
  markedCount!: number;

  @Field(() => ViewerType, { description: 'The shopper, for the badge.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The answer to deleting messages.' })
export class MessagesDeletedPayload {
  @Field(() => [ID], { description: 'Ids that are gone.' })
  deletedIds!: string[];

  @Field(() => ViewerType, { description: 'The shopper, for the badge.' })
  viewer!: ViewerType;
}
