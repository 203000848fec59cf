import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Deadline, type NextAction } from '../values/Deadline';
import { Turn } from './Turn';

interface Step {
  actor: 'SHOPPER' | 'OPERATOR' | 'CARRIER';
  action: NextAction;
  by?: string | null;
}

interface NextTurnProps {
  /** As the server tells it; null where nobody acts any more. */
  step?: Step | null;
  /** Said instead of it then. */
  done: ReactNode;
  /** Whether it came to no good end, as what was cancelled. */
  isLost?: boolean;
}

/** Who acts next, on what, and until when. */
export function NextTurn({ step, done, isLost }: NextTurnProps) {
  if (!step)
    return (
      <Turn whose={isLost ? 'ended' : 'done'}>
        <span>{done}</span>
      </Turn>
    );
  const { actor, action, by } = step;
  return (
    <Turn whose={actor === 'SHOPPER' ? 'yours' : 'ours'}>
      <span>
        <FormattedMessage
          id={`documents.turn.${action}`}
          values={{
            isSet: by ? 'yes' : 'no',
            time: by && <Deadline of={action} at={by} />,
          }}
        />
      </span>
    </Turn>
  );
}
