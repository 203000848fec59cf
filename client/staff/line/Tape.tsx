import { chakra } from '@chakra-ui/react';
import { Check, Info, OctagonX, ScanLine, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useClockTime } from '../i18n/useClockTime';
import { useText } from '../i18n/useText';
import { Kbd } from '../ui/Kbd';
import { wordsOf, type Look, type TapeEntry } from './line';
import { useLine } from './LineProvider';

/** So many lines are in view beside the scan line. */
const SHOWN = 4;

const marks = { wait: ScanLine, ok: Check, info: Info, ask: TriangleAlert, stop: OctagonX };
const colors: Record<Look, string> = {
  ...{ wait: 'muted', ok: 'ok', info: 'muted', ask: 'warn', stop: 'danger' },
};

/** The last lines, printed; it is not live, for the scan line has said them. */
export function Tape() {
  const text = useText();
  const { tape } = useLine();
  return (
    <Paper aria-label={text('line.tape.title')}>
      <chakra.h2
        display="flex"
        justifyContent="space-between"
        color="muted"
        fontFamily="body"
        fontSize="0.6875rem"
        lineHeight="1.4"
      >
        {text('line.tape.title')} <Kbd>H</Kbd>
      </chakra.h2>
      <TapeLines entries={tape.slice(0, SHOWN)} />
    </Paper>
  );
}

export function TapeLines({ entries }: { entries: readonly TapeEntry[] }) {
  const intl = useIntl();
  const time = useClockTime();
  return (
    <ol>
      {entries.map(({ at, look, words }, index) => {
        const Mark = marks[look];
        return (
          <Printed key={`${at} ${index}`}>
            <chakra.span color={colors[look]}>
              <Mark size={13} strokeWidth={2.25} aria-hidden />
            </chakra.span>
            <span>{time(at)}</span>
            <chakra.bdi overflow="hidden" textOverflow="ellipsis">
              {wordsOf(intl, words)}
            </chakra.bdi>
          </Printed>
        );
      })}
    </ol>
  );
}

const Paper = chakra('section', {
  base: {
    position: 'relative',
    padding: '10px 14px 8px 20px',
    background: 'tape',
    color: 'ink',
    overflow: 'hidden',
    lgDown: { display: 'none' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0',
      bottom: '0',
      width: '7px',
      background:
        'radial-gradient(circle at 0 50%, {colors.surface} 4px, {colors.kraft} 4.5px 5px, transparent 5.5px) 0 0 / 100% 14px round',
    },
    '& li + li': { color: 'muted' },
  },
});

const Printed = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '14px 40px minmax(0, 1fr)',
    gap: '6px',
    alignItems: 'center',
    fontFamily: 'mono',
    fontSize: 'xs',
    lineHeight: '1.5',
    whiteSpace: 'nowrap',
  },
});
