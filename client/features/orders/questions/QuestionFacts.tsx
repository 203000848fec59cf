import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { OrderQuestionCard_QuestionFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ReceiptLines, type ReceiptLine } from '../../../ui/document/ReceiptLines';

/** The change: the substitute, the price before and now, and the difference. */
export function QuestionFacts({ question }: { question: OrderQuestionCard_QuestionFragment }) {
  const text = useText();
  const { substitute, oldUnitPrice, newUnitPrice, difference, item } = question;
  const quantity = item?.quantity ?? 1;
  const lines: ReceiptLine[] = [
    { id: 'was', label: text('orders.question.was'), fen: oldUnitPrice },
    { id: 'now', label: text('orders.question.now'), fen: newUnitPrice },
    {
      id: 'difference',
      label: text(difference < 0 ? 'orders.question.costsLess' : 'orders.question.costsMore'),
      note: quantity > 1 && text('orders.question.forPieces', { count: quantity }),
      fen: Math.abs(difference),
      kind: 'total',
    },
  ];
  return (
    <chakra.div css={{ '& dl': { marginTop: '0' } }}>
      {substitute && (
        <p>
          <FormattedMessage
            id="orders.question.instead"
            values={{ item: <Substitute {...substitute} /> }}
          />
        </p>
      )}
      <ReceiptLines lines={lines} />
    </chakra.div>
  );
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
