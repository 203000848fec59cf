import { chakra } from '@chakra-ui/react';
import { Check, Info, OctagonX, ScanLine as Scan, TriangleAlert, Volume2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useText } from '../i18n/useText';
import type { Look } from './line';
import { wordsOf } from './line';
import { useLine } from './LineProvider';
import { Tape } from './Tape';

const icons = { wait: Scan, ok: Check, info: Info, ask: TriangleAlert, stop: OctagonX };

/** Colours of the signal block, and of the line beside it. */
const looks: Record<Look, { signal: object; ground: object }> = {
  wait: {
    signal: { background: 'neutralTint', color: 'ink', borderInlineEnd: '2px solid {colors.ink}' },
    ground: { background: 'surface' },
  },
  ok: { signal: { background: 'ok' }, ground: { background: 'okTint' } },
  info: { signal: { background: 'info' }, ground: { background: 'infoTint' } },
  ask: { signal: { background: 'warn' }, ground: { background: 'warnTint' } },
  stop: {
    signal: { background: 'stopSignal', color: 'stopSignalText' },
    ground: { background: 'stop', color: 'stopText' },
  },
};

/** Says what happened last, in words and beside them as a colour and a drawing; always in view. */
export function ScanLine({ isTapeShown = true }: { isTapeShown?: boolean }) {
  return (
    <Bar data-tape={isTapeShown || undefined}>
      <SaidLast />
      {isTapeShown && <Tape />}
    </Bar>
  );
}

/** Signal, sentence and second line; the one live region of a screen. */
export function SaidLast() {
  const intl = useIntl();
  const text = useText();
  const { line, count } = useLine();
  const { look, icon, sentence, detail, code, sound } = line;
  const Icon = icon ?? icons[look];
  const isRefusal = look === 'stop';
  return (
    <Ground data-look={look} css={looks[look].ground}>
      <Signal css={looks[look].signal}>
        <Swell key={count}>
          <Icon size="100%" strokeWidth={2} aria-hidden />
        </Swell>
      </Signal>
      <Said>
        {/* A refusal interrupts; a new element, because browsers announce alerts as they appear. */}
        <chakra.div
          key={isRefusal ? `alert ${count}` : 'status'}
          role={isRefusal ? 'alert' : 'status'}
          aria-atomic
        >
          <Sentence>{wordsOf(intl, sentence)}</Sentence>
          <Second>
            {code && (
              <chakra.bdi fontFamily="mono" fontWeight="700" fontSize="0.875em" translate="no">
                {code}
              </chakra.bdi>
            )}
            {detail && <span>{wordsOf(intl, detail)}</span>}
            {sound && (
              // For eyes alone: a screen reader need not tell what was heard.
              <Heard data-look={look} aria-hidden>
                <Volume2 size={15} strokeWidth={1.75} /> {text(`line.sound.${sound}`)}
              </Heard>
            )}
          </Second>
        </chakra.div>
      </Said>
    </Ground>
  );
}

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '4',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBottom: '2px solid {colors.ink}',
    '&[data-tape]': {
      gridTemplateColumns: { base: 'minmax(0, 1fr) 296px', lgDown: 'minmax(0, 1fr)' },
    },
    _print: { display: 'none' },
  },
});

const Ground = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', mdDown: '58px minmax(0, 1fr)' },
    minHeight: { base: '112px', mdDown: '82px' },
  },
});

const Signal = chakra('div', {
  base: { display: 'grid', placeItems: 'center', color: 'signalText' },
});

const Swell = chakra('span', {
  base: {
    boxSize: { base: '46px', mdDown: '32px' },
    animation: 'swell {durations.slow} cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
});

const Said = chakra('div', {
  base: {
    alignSelf: 'center',
    minWidth: '0',
    padding: { base: '11px 22px 10px', mdDown: '9px 14px' },
  },
});

const Sentence = chakra('strong', {
  base: {
    display: 'block',
    fontFamily: 'heading',
    fontSize: 'scan',
    fontWeight: '650',
    lineHeight: '1.12',
    letterSpacing: '-0.012em',
    textWrap: 'balance',
    '&:lang(zh)': { letterSpacing: '0.01em', lineHeight: '1.25' },
  },
});

const Second = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    marginTop: '5px',
    lineHeight: '1.35',
    _empty: { display: 'none' },
  },
});

const Heard = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: 'muted',
    lineHeight: '1.35',
    '&[data-look=stop]': { color: 'inherit' },
  },
});
