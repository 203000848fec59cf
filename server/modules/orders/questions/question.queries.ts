import { In } from 'typeorm';
import { manyForEach, oneForEach, type LoaderDefinition } from '../../../platform/loaders';
import type { Services } from '../../../platform/services';
import { Order } from '../order.entity';
import { OrderQuestion } from './order-question.entity';

/** An open question with the number of its order. */
export interface OpenQuestion {
  readonly orderNumber: string;
  readonly question: OrderQuestion;
}

/** Returns the open questions by due time; at most 200. Two statements. */
export async function listOpenQuestions({ db }: Services): Promise<OpenQuestion[]> {
  const questions = await db.read.find(OrderQuestion, {
    where: { status: 'OPEN' },
    order: { dueAt: 'ASC', id: 'ASC' },
    take: 200,
  });
  const id = In(questions.map(({ orderId }) => orderId));
  const orders = await db.read.find(Order, { where: { id }, select: { id: true, number: true } });
  const numbers = new Map(orders.map((order) => [order.id, order.number]));
  return questions.map((question) => ({
    question,
    orderNumber: numbers.get(question.orderId) ?? '',
  }));
}

/** Questions by id; callers have checked the owner. */
export const questionById: LoaderDefinition<string, OrderQuestion | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(OrderQuestion, { id: In([...ids]) }), ({ id }) => id);

/** The questions about orders, oldest first. */
export const questionsByOrder: LoaderDefinition<string, OrderQuestion[]> = async (
  { db },
  orderIds,
) => {
  const where = { orderId: In([...orderIds]) };
  const order = { askedAt: 'ASC', id: 'ASC' } as const;
  const questions = await db.read.find(OrderQuestion, { where, order });
  return manyForEach(orderIds, questions, ({ orderId }) => orderId);
};
