import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../../gql';
import { OrderQuestions_OrderFragmentDoc } from '../../../gql/graphql';
import { OrderQuestionCard } from './OrderQuestionCard';

interface OrderQuestionsProps {
  order: FragmentType<typeof OrderQuestions_OrderFragmentDoc>;
  /** Actions besides answering, below the last answer. */
  children: ReactNode;
}

/** The open questions about items of an order; answered ones are in the history. */
export function OrderQuestions(props: OrderQuestionsProps) {
  const order = readFragment(OrderQuestions_OrderFragmentDoc, props.order);
  if (!order.availableActions.includes('ANSWER_QUESTION')) return null;
  const kept = order.items.filter(({ status }) => status !== 'REFUNDED').length;
  const left = order.items.length === 1 ? 'ALL' : kept === 1 ? 'LAST' : 'MORE';
  const open = order.questions.filter(({ status }) => status === 'OPEN');
  const isOnlyOne = open.length === 1;
  return (
    <>
      {open.map((question, index) => (
        <OrderQuestionCard key={question.id} {...{ order, left, isOnlyOne, question }}>
          {index === open.length - 1 && props.children}
        </OrderQuestionCard>
      ))}
    </>
  );
}
