import { FormattedMessage } from 'react-intl';
import { DayTime } from '../values/DayTime';
import { Turn } from './Turn';

interface Step {
  actor: 'SHOPPER' | 'OPERATOR' | 'CARRIER';
  action:
    | 'PAY'
    | 'ANSWER_QUESTION'
    | 'BUY'
    | 'RECEIVE'
    | 'PACK'
    | 'PAY_PARCEL'
    | 'DECIDE_REFUND'
    | 'SHIP'
    | 'DELIVER'
    | 'CONFIRM_RECEIPT';
  by?: string | null;
}

interface NextTurnProps {
  /** As the server tells it; null where nobody acts any more. */
  step?: Step | null;
  /** Said instead of it then. */
  done: string;
}

/** By the hour; of the others the day is enough. */
const toTheHour: readonly Step['action'][] = ['PAY', 'ANSWER_QUESTION'];

/** Who acts next, on what, and until when. */
export function NextTurn({ step, done }: NextTurnProps) {
  if (!step) return <Turn whose="done">{done}</Turn>;
  const { actor, action, by } = step;
  return (
    <Turn whose={actor === 'SHOPPER' ? 'yours' : 'ours'}>
      <span>
        <FormattedMessage
          id={`documents.turn.${action}`}
          values={{
            isSet: by ? 'yes' : 'no',
            time: by && <DayTime at={by} isDateOnly={!toTheHour.includes(action)} />,
          }}
        />
      </span>
    </Turn>
  );
}
