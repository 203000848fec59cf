import { chakra } from '@chakra-ui/react';
import type { OrderQuestionCard_QuestionFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { DataList } from '../../../ui/paper/DataList';
import { Money } from '../../../ui/values/Money';

/** What differs: the substitute, the price before and now, and what that comes to. */
export function QuestionFacts({ question }: { question: OrderQuestionCard_QuestionFragment }) {
  const text = useText();
  const { substitute, oldUnitPrice, newUnitPrice, difference, item } = question;
  const prices = [
    { label: text('orders.question.was'), value: <Money fen={oldUnitPrice} /> },
    { label: text('orders.question.now'), value: <Money fen={newUnitPrice} /> },
  ];
  const quantity = item?.quantity ?? 1;
  if (quantity > 1) prices.push({ label: text('orders.question.pieces'), value: <>{quantity}</> });
  const total = {
    label: text(difference < 0 ? 'orders.question.costsLess' : 'orders.question.costsMore'),
    value: <Money fen={Math.abs(difference)} isTotal fontSize="xl" fontWeight="700" />,
  };
  const instead = substitute && {
    label: text('orders.question.instead'),
    value: <Substitute {...substitute} />,
  };
  return <DataList entries={[...(instead ? [instead] : []), ...prices, total]} />;
}

interface SubstituteProps {
  name: string;
  url: string;
  specification: string;
}

function Substitute({ name, url, specification }: SubstituteProps) {
  return (
    <chakra.span overflowWrap="anywhere">
      <chakra.a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        color="brand"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        {name}
      </chakra.a>
      {specification && `, ${specification}`}
    </chakra.span>
  );
}
