import type { MessageId } from '../../i18n/catalogue';
import { DayTime } from './DayTime';

/** Next actions that have a message. */
type TurnMessage = Extract<MessageId, `documents.turn.${string}`>;
export type NextAction = TurnMessage extends `documents.turn.${infer Action}` ? Action : never;

/** Actions with a deadline; PACK stands for the end of free storage. */
type DeadlineAction = NextAction | 'REQUEST_REFUND';

/** Deadlines with hours; the day is enough for all others. */
const toTheHour: readonly DeadlineAction[] = ['PAY', 'ANSWER_QUESTION', 'REQUEST_REFUND'];

interface DeadlineProps {
  of: DeadlineAction;
  /** ISO 8601. */
  at: string;
  /** Without the weekday, where its days are counted beside it. */
  isShort?: boolean;
}

/** Until when something is to be done: told by its weekday and day, and by the hour where that counts. */
export function Deadline({ of, at, isShort }: DeadlineProps) {
  return <DayTime at={at} isShort={isShort} isDateOnly={!toTheHour.includes(of)} />;
}
