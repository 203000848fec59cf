import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../../gql';
import { OrderQuestions_OrderFragmentDoc } from '../../../gql/graphql';
import { OrderQuestionCard } from './OrderQuestionCard';

interface OrderQuestionsProps {
  order: FragmentType<typeof OrderQuestions_OrderFragmentDoc>;
  /** What may be done besides answering. */
  children: ReactNode;
}

/** What we ask about items of an order and the shopper can answer; the history tells of the others. */
export function OrderQuestions(props: OrderQuestionsProps) {
  const order = readFragment(OrderQuestions_OrderFragmentDoc, props.order);
  if (!order.availableActions.includes('ANSWER_QUESTION')) return null;
  const rest = order.items.filter(({ status }) => status !== 'REFUNDED').length - 1;
  const open = order.questions.filter(({ status }) => status === 'OPEN');
  const isOnlyOne = open.length === 1;
  return (
    <>
      {open.map((question) => (
        <OrderQuestionCard key={question.id} {...{ order, rest, isOnlyOne, question }} />
      ))}
      <Further>{props.children}</Further>
    </>
  );
}

const Further = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4',
    paddingX: { base: '14px', md: '6' },
    paddingY: '2',
    borderTop: '1px solid {colors.ink}',
    _empty: { display: 'none' },
  },
});
