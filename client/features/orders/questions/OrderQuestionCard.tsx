import { useQuery } from '@apollo/client/react';
import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../../gql';
import {
  OrderQuestionCard_QuestionFragmentDoc,
  QuestionBalanceDocument,
  type OrderQuestionCard_QuestionFragment,
} from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { paths } from '../../../routes/paths';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/Link';
import { Money } from '../../../ui/values/Money';
import { Deadline } from '../../../ui/values/Deadline';
import { TimeLeft } from '../../../ui/values/TimeLeft';
import type { KnownOrder } from '../movedOrder';
import { AcceptDialog, DeclineDialog, type AskedOf } from './AnswerDialogs';
import { QuestionFacts } from './QuestionFacts';

interface OrderQuestionCardProps {
  order: KnownOrder;
  left: AskedOf;
  /** Then the order itself says above until when it is to be answered. */
  isOnlyOne: boolean;
  question: FragmentType<typeof OrderQuestionCard_QuestionFragmentDoc>;
  /** Actions besides answering. */
  children: ReactNode;
}

/** One question: the change, the deadline if there are several questions, and the two answers. */
export function OrderQuestionCard(props: OrderQuestionCardProps) {
  const text = useText();
  const { order, left, isOnlyOne } = props;
  const question = readFragment(OrderQuestionCard_QuestionFragmentDoc, props.question);
  const { itemName: item, substitute, note, dueAt } = question;
  return (
    <Box data-screen-only>
      <Stack gap="3">
        <div>
          <chakra.h2 fontSize="lg" overflowWrap="anywhere">
            {text(substitute ? 'orders.question.substitute' : 'orders.question.price', { item })}
          </chakra.h2>
          {!isOnlyOne && (
            <p>
              <FormattedMessage
                id="orders.question.turn"
                values={{ time: <Deadline of="ANSWER_QUESTION" at={dueAt} /> }}
              />
            </p>
          )}
          <TimeLeft until={dueAt} over={text('orders.question.timeOver')} />
        </div>
        <QuestionFacts question={question} />
        {note && (
          <chakra.p overflowWrap="anywhere">
            <FormattedMessage id="orders.question.weSay" values={{ note }} />
          </chakra.p>
        )}
        <Answers {...{ order, left, question }} />
        <chakra.p fontSize="sm" color="muted">
          <FormattedMessage id="orders.question.otherwise" values={{ left }} />
        </chakra.p>
        <Further>{props.children}</Further>
      </Stack>
    </Box>
  );
}

interface AnswersProps extends Pick<OrderQuestionCardProps, 'order' | 'left'> {
  question: OrderQuestionCard_QuestionFragment;
}

function Answers({ order, left, question }: AnswersProps) {
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  const { id, difference, refund } = question;
  const balance = useQuery(QuestionBalanceDocument, { skip: difference <= 0 }).data?.viewer?.fund;
  const answer = { order, question, onClose: () => setAsking(undefined) };
  return (
    <>
      {/* On phones as wide as every main button. */}
      <Flex gap="3" flexWrap="wrap" css={{ mdDown: { '& > *': { flex: '1 1 100%' } } }}>
        {difference > 0 ? (
          <LinkButton look="primary" to={paths.payment.href({ kind: 'QUESTION', id })}>
            {/* One run of text: words and amount would each be a column of the button. */}
            <span>
              <FormattedMessage
                id="orders.question.acceptAndPay"
                values={{ amount: <Money fen={difference} /> }}
              />
            </span>
          </LinkButton>
        ) : (
          <Button look="primary" isRepeatable onClick={() => setAsking('accept')}>
            <FormattedMessage id="orders.question.accept" />
          </Button>
        )}
        <Button isRepeatable onClick={() => setAsking('decline')}>
          <span>
            <FormattedMessage
              id="orders.question.declineAndReturn"
              values={{ amount: <Money fen={refund ?? 0} /> }}
            />
          </span>
        </Button>
      </Flex>
      {balance && balance.spendable >= difference && (
        <chakra.p fontSize="sm">
          <FormattedMessage id="orders.question.fromBalance" />
        </chakra.p>
      )}
      {asking === 'accept' && <AcceptDialog {...answer} />}
      {asking === 'decline' && <DeclineDialog {...answer} left={left} />}
    </>
  );
}

/** Follows the status within the card of the order. */
const Box = chakra('section', {
  base: {
    paddingX: { base: '14px', md: '6' },
    paddingY: '20px',
    borderTop: '1px solid {colors.ink}',
    background: 'warnTint',
  },
});

const Further = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4',
    _empty: { display: 'none' },
  },
});
