import type { MessageId } from '../../i18n/catalogue';
import { DayTime } from './DayTime';

/** What the server may tell to be next: whatever there are words for. */
type TurnMessage = Extract<MessageId, `documents.turn.${string}`>;
export type NextAction = TurnMessage extends `documents.turn.${infer Action}` ? Action : never;

/** What must be done until then; PACK stands for the end of free storage. */
type DeadlineAction = NextAction | 'REQUEST_REFUND';

/** What is lost by the hour; for everything else the day is enough. */
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
