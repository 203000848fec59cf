import { Arg, Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { CurrentViewer } from '../../../platform/graphql/authorized';
import { listOf } from '../../../platform/graphql/list-of';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { RefusableMutation } from '../../../platform/graphql/refusable-mutation';
import { InvalidInput } from '../../../platform/graphql/refusal.types';
import type { RequestContext } from '../../../platform/request-context';
import { OrderItemType } from '../items/order-item.types';
import { itemsByOrder, orderById } from '../order.loaders';
import { questionsToAnswer } from '../order-details';
import type { Order } from '../order.entity';
import { itemRefund } from '../order.pricing';
import { OrderType } from '../order.types';
import { acceptQuestion } from './accept-question';
import { declineQuestion } from './decline-question';
import type { OrderQuestion } from './order-question.entity';
import { AcceptQuestionInput, DeclineQuestionInput } from './question.inputs';
import { questionsByOrder } from './question.queries';
import {
  AcceptQuestionPayload,
  DeclineQuestionPayload,
  OrderQuestionType,
  SubstituteType,
} from './question.types';
import { substituteIn } from './substitute-in';

@Resolver(() => OrderQuestionType)
export class QuestionResolver {
  @FieldResolver(() => SubstituteType, {
    nullable: true,
    description: 'What can be had instead; null where only the price differs.',
  })
  substitute(@Root() question: OrderQuestionType): SubstituteType | null {
    return substituteIn(question);
  }

  @FieldResolver(() => OrderItemType, { nullable: true, description: 'The item it is about.' })
  async item(
    @Root() { orderId, orderItemId }: OrderQuestionType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderItemType | null> {
    const items = await loaders.get(itemsByOrder).load(orderId);
    return items.find(({ id }) => id === orderItemId) ?? null;
  }

  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description:
      'What returns to your balance where it is declined or not answered; null once it has ended.',
  })
  async refund(
    @Root() { orderId, orderItemId, status }: OrderQuestionType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Money | null> {
    if (status !== 'OPEN') return null;
    const [order, items] = await Promise.all([
      loaders.get(orderById).load(orderId),
      loaders.get(itemsByOrder).load(orderId),
    ]);
    const item = items.find(({ id }) => id === orderItemId);
    return order && item ? itemRefund(order, items, item) : null;
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order it is about.' })
  order(
    @Root() { orderId }: OrderQuestionType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderType | null> {
    return loaders.get(orderById).load(orderId);
  }

  @Authorized()
  @RefusableMutation(() => AcceptQuestionPayload, {
    description:
      'Accepts what a question offers where that costs nothing more; what costs more is accepted by `pay`.',
    refusals: [InvalidInput],
    plain: ['NOT_FOUND', 'QUESTION_CLOSED', 'QUESTION_NEEDS_PAYMENT'],
  })
  acceptQuestion(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which question.' }) { questionId }: AcceptQuestionInput,
  ): Promise<AcceptQuestionPayload> {
    return present(context, viewer, acceptQuestion(context.services, viewer, questionId));
  }

  @Authorized()
  @RefusableMutation(() => DeclineQuestionPayload, {
    description: 'Declines what a question offers: its item is refunded to the balance at once.',
    refusals: [InvalidInput],
    plain: ['NOT_FOUND', 'QUESTION_CLOSED'],
  })
  declineQuestion(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which question.' }) { questionId }: DeclineQuestionInput,
  ): Promise<DeclineQuestionPayload> {
    return present(context, viewer, declineQuestion(context.services, viewer, questionId));
  }
}

async function present(
  { loaders }: RequestContext,
  viewer: Viewer,
  answered: Promise<OrderQuestion>,
): Promise<AcceptQuestionPayload> {
  const question = await answered;
  return { question, order: await loaders.get(orderById).load(question.orderId), viewer };
}

@Resolver(() => OrderType)
export class OrderQuestionsResolver {
  @FieldResolver(() => [OrderQuestionType], {
    description: 'Questions about it, oldest first.',
    ...listOf(5),
  })
  questions(
    @Root() { id }: OrderType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderQuestionType[]> {
    return loaders.get(questionsByOrder).load(id);
  }

  @FieldResolver(() => [OrderQuestionType], {
    description: 'What of that waits for your answer and can still be answered.',
    // More than one is rare: all differences of an item are one question.
    ...listOf(2),
  })
  openQuestions(
    @Root() order: Order,
    @Ctx() context: RequestContext,
  ): Promise<OrderQuestionType[]> {
    return questionsToAnswer(order, context);
  }
}
