import type { ApolloCache } from '@apollo/client';
import { useCommand } from '../../../apollo/useCommand';
import { readFragment, type FragmentType } from '../../../gql';
import {
  AcceptQuestionDocument,
  AnsweredOrder_OrderFragmentDoc,
  DeclineQuestionDocument,
} from '../../../gql/graphql';
import { showMoved, type KnownOrder } from '../movedOrder';

type AnsweredOrder = FragmentType<typeof AnsweredOrder_OrderFragmentDoc>;

/** An answered question may change its order, moves money and causes a notification. */
function showAnswered(cache: ApolloCache, before: KnownOrder, answered?: AnsweredOrder | null) {
  const order = readFragment(AnsweredOrder_OrderFragmentDoc, answered);
  if (order) showMoved(cache, before, order);
  for (const fieldName of ['fundRecords', 'notifications'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Accepts what costs nothing more; what costs more is accepted by paying for it. */
export function useAcceptQuestion(order: KnownOrder) {
  const { run, isRunning } = useCommand(AcceptQuestionDocument, {
    success: 'orders.question.accepted',
    update: (cache, { data }) => showAnswered(cache, order, data?.acceptQuestion.order),
  });
  return { answer: (id: string) => run({ id }), isRunning };
}

/** Declines: the item is refunded, and where it was the last one, the order. */
export function useDeclineQuestion(order: KnownOrder) {
  const { run, isRunning } = useCommand(DeclineQuestionDocument, {
    success: 'orders.question.declined',
    update: (cache, { data }) => showAnswered(cache, order, data?.declineQuestion.order),
  });
  return { answer: (id: string) => run({ id }), isRunning };
}
