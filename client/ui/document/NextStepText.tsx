import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Deadline, type NextAction } from '../values/Deadline';
import { NextStepLine } from './NextStepLine';

interface Step {
  actor: 'SHOPPER' | 'OPERATOR' | 'CARRIER';
  action: NextAction;
  by?: string | null;
}

interface NextStepTextProps {
  /** From the server; null once nobody acts. */
  step?: Step | null;
  /** Said instead of it then. */
  done: ReactNode;
  /** True if it came to no good end, as what was cancelled. */
  isLost?: boolean;
}

/** Next actor, action and deadline. */
export function NextStepText({ step, done, isLost }: NextStepTextProps) {
  if (!step)
    return (
      <NextStepLine actor={isLost ? 'ended' : 'done'}>
        <span>{done}</span>
      </NextStepLine>
    );
  const { actor, action, by } = step;
  return (
    <NextStepLine actor={actor === 'SHOPPER' ? 'you' : 'us'}>
      <span>
        <FormattedMessage
          id={`documents.turn.${action}`}
          values={{
            isSet: by ? 'yes' : 'no',
            time: by && <Deadline of={action} at={by} />,
          }}
        />
      </span>
    </NextStepLine>
  );
}
