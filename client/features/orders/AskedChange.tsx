import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { OrderCard_OrderFragment } from '../../gql/graphql';
import { Money } from '../../ui/values/Money';

interface AskedProps {
  asked: OrderCard_OrderFragment['openQuestions'];
}

/** The change that an open question proposes: both prices, or a substitute. */
export function AskedChangeText({ asked }: AskedProps) {
  const [question] = asked;
  if (!question || asked.length > 1) return <FormattedMessage id="orders.says.ANSWER_QUESTION" />;
  const { itemName: item, oldUnitPrice, newUnitPrice, substitute, difference } = question;
  const isEach = difference !== newUnitPrice - oldUnitPrice;
  if (substitute) return <FormattedMessage id="orders.question.substitute" values={{ item }} />;
  return (
    <FormattedMessage
      id="orders.asked.price"
      values={{
        now: <Money fen={newUnitPrice} />,
        before: <Money fen={oldUnitPrice} />,
        isEach: String(isEach),
      }}
    />
  );
}

/** The total extra cost or refund if all answers are yes. */
export function AskedDifference({ asked }: AskedProps) {
  const fen = asked.reduce((sum, { difference }) => sum + difference, 0);
  return (
    <chakra.span fontSize="xl" fontWeight="700">
      {fen > 0 && '+'}
      <Money fen={fen} />
    </chakra.span>
  );
}
