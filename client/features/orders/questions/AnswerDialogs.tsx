import { FormattedMessage } from 'react-intl';
import type { OrderQuestionCard_QuestionFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Dialog } from '../../../ui/feedback/Dialog';
import { Money } from '../../../ui/values/Money';
import type { KnownOrder } from '../movedOrder';
import { useAcceptQuestion, useDeclineQuestion } from './useAnswerQuestion';

interface AnswerDialogProps {
  order: KnownOrder;
  question: OrderQuestionCard_QuestionFragment;
  onClose: () => void;
}

/** Asks for confirmation before accepting a substitute without extra cost. */
export function AcceptDialog({ order, question, onClose }: AnswerDialogProps) {
  const text = useText();
  const { answer, isRunning } = useAcceptQuestion(order);
  const { id, itemName, substitute, difference } = question;
  return (
    <Dialog
      type="warning"
      title={text('orders.question.accept.title')}
      confirmLabel={text('orders.question.accept')}
      isBusy={isRunning}
      onConfirm={() => void answer(id).then(onClose)}
      onCancel={onClose}
    >
      <FormattedMessage
        id="orders.question.accept.text"
        values={{
          item: substitute?.name ?? itemName,
          difference: difference === 0 ? 'none' : 'some',
          amount: <Money fen={Math.abs(difference)} />,
        }}
      />
    </Dialog>
  );
}

/** Share of the order: the item is all of it, the last one left, or one of several. */
export type AskedOf = 'ALL' | 'LAST' | 'MORE';

interface DeclineDialogProps extends AnswerDialogProps {
  left: AskedOf;
}

/** Asks once more before the item is refunded, and with the last one the order. */
export function DeclineDialog({ order, left, question, onClose }: DeclineDialogProps) {
  const text = useText();
  const { answer, isRunning } = useDeclineQuestion(order);
  const { id, itemName: item } = question;
  return (
    <Dialog
      type="error"
      title={text('orders.question.decline.title')}
      confirmLabel={text('orders.question.decline')}
      isBusy={isRunning}
      onConfirm={() => void answer(id).then(onClose)}
      onCancel={onClose}
    >
      <FormattedMessage id="orders.question.decline.text" values={{ item, left }} />
    </Dialog>
  );
}
