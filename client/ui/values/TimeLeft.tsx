import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/useText';
import { useNow } from '../useNow';

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Before the last hours the date beside it is enough. */
const LAST_HOURS = 6;

interface TimeLeftProps {
  /** ISO 8601. */
  until: string;
  /** Shown instead once the time is over. */
  over: string;
}

/** A clock that runs down the last hours by the second. Empty before them, and until the page lives in a browser. */
export function TimeLeft({ until, over }: TimeLeftProps) {
  const text = useText();
  const now = useNow();
  if (now === undefined) return null;

  const seconds = Math.floor((Date.parse(until) - now) / SECOND_MS);
  if (seconds >= LAST_HOURS * HOUR) return null;
  const left = {
    hours: Math.floor(seconds / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
    seconds: seconds % MINUTE,
  };
  return (
    <chakra.span
      role="timer"
      fontVariantNumeric="tabular-nums"
      fontWeight="600"
      // Between its parts alone; Chinese would break within a unit.
      wordBreak="keep-all"
      // A clock does not run on paper.
      _print={{ display: seconds < 0 ? 'inline' : 'none' }}
    >
      {seconds < 0 ? over : text('common.timeLeft', left)}
    </chakra.span>
  );
}
