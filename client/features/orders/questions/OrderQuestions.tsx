import { readFragment, type FragmentType } from '../../../gql';
import { OrderQuestions_OrderFragmentDoc } from '../../../gql/graphql';
import { OrderQuestionCard } from './OrderQuestionCard';

interface OrderQuestionsProps {
  order: FragmentType<typeof OrderQuestions_OrderFragmentDoc>;
}

/** What we ask about items of an order and the shopper can answer; the history tells of the others. */
export function OrderQuestions(props: OrderQuestionsProps) {
  const order = readFragment(OrderQuestions_OrderFragmentDoc, props.order);
  if (!order.availableActions.includes('ANSWER_QUESTION')) return null;
  const rest = order.items.filter(({ status }) => status !== 'REFUNDED').length - 1;
  return order.questions
    .filter(({ status }) => status === 'OPEN')
    .map((question) => <OrderQuestionCard key={question.id} {...{ order, rest, question }} />);
}
