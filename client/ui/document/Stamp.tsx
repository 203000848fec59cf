import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { use, useId } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useText } from '../../i18n/useText';
import { SiteNameContext } from '../SiteNameContext';
import { StampText } from './StampText';
import { stampKeyframes, stampAnimation } from './stampAnimation';
import { stampSizes } from './stampSizes';
import type { StampLook } from './StatusStamp';

interface StampProps extends StampLook {
  icon: LucideIcon;
  label: string;
  /** The day on it, ISO 8601; without one it has none. */
  at?: string | null;
  size?: keyof typeof stampSizes;
  /** True if waves of a cancelling machine run out of it. */
  isWavy?: boolean;
  /** Falls onto the sheet when it appears. */
  isFalling?: boolean;
}

/** A status as a large postmark. Icon and label are real text; rings, rim, waves and date are decoration. */
export function Stamp({ tone, icon: Icon, label, at, size = 'detail', ...props }: StampProps) {
  const intl = useIntl();
  return (
    <Mark
      css={stampSizes[size]}
      color={tone}
      data-stamp
      data-falling={props.isFalling || undefined}
    >
      {props.isFalling && <Global styles={stampKeyframes} />}
      <Rings isWavy={props.isWavy} />
      <Word>
        <Icon strokeWidth={2} aria-hidden />
        {label}
      </Word>
      {at && (
        <Day aria-hidden suppressHydrationWarning>
          {dayOf(at, intl)}
        </Day>
      )}
    </Mark>
  );
}

/**
 * The day as on a postmark, in the reader's own time zone: 26·11·22 where the year comes first, else
 * 22 NOV 26, which nobody reads as another day.
 */
function dayOf(at: string, intl: IntlShape): string {
  const month = intl.locale.startsWith('zh') ? '2-digit' : 'short';
  const parts = intl.formatDateToParts(at, { year: '2-digit', month, day: '2-digit' });
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return month === 'short'
    ? `${part('day')} ${part('month').slice(0, 3)} ${part('year')}`.toUpperCase()
    : [part('year'), part('month'), part('day')].join('·');
}

/** Two rings with a rim text between them, rough as ink is on paper. */
function Rings({ isWavy }: { isWavy?: boolean }) {
  const text = useText();
  const name = use(SiteNameContext).toUpperCase();
  const ink = useId();
  return (
    <Ring viewBox="0 0 120 120" aria-hidden>
      <Ink id={ink} />
      <g filter={`url(#${ink})`}>
        <circle cx="60" cy="60" r="58" strokeWidth="2.5" />
        <circle cx="60" cy="60" r="42" strokeWidth="1.5" />
        {/* Turned so that the two wider gaps of its text lie where the word does, and no letter is covered. */}
        <g transform="rotate(33 60 60)">
          <StampText x={60} y={60} radius={46.5} fontSize={10.5}>
            {text('common.rim', { name })}
          </StampText>
        </g>
        {isWavy && (
          <Waves
            strokeWidth="1.5"
            d="M-38 38q5-4 10 0t10 0 10 0 10 0M-38 47q5-4 10 0t10 0 10 0 10 0M-38 56q5-4 10 0t10 0 10 0 10 0M-38 65q5-4 10 0t10 0 10 0 10 0"
          />
        )}
      </g>
      <path
        strokeWidth="1.25"
        strokeLinejoin="round"
        d="M52 26l8-4 8 4v9l-8 4-8-4zM52 26l8 4 8-4M60 30v9"
      />
    </Ring>
  );
}

/** Leaves specks of the paper bare. */
function Ink({ id }: { id: string }) {
  return (
    <filter id={id} x="-40%" y="-5%" width="145%" height="110%">
      <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="4" />
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -7 5.2" result="specks" />
      <feComposite in="SourceGraphic" in2="specks" operator="in" />
    </filter>
  );
}

const Mark = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: 'var(--stamp)',
    transform: 'rotate(-8deg)',
    fontFamily: 'mono',
    ...stampAnimation,
  },
});

const Ring = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    boxSize: '100%',
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    pointerEvents: 'none',
    _print: { '& g': { filter: 'none' } },
  },
});

const Waves = chakra('path', { base: { opacity: '0.55', display: { mdDown: 'none' } } });

/** May be wider than the inner ring. */
const Word = chakra('strong', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '0.3em',
    paddingX: '0.55em',
    paddingY: '0.32em',
    marginX: '-24px',
    background: 'surface',
    border: '2px solid currentColor',
    borderRadius: '3px',
    fontFamily: 'heading',
    fontSize: 'var(--stamp-word)',
    fontWeight: '700',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '1.05em', flexShrink: '0' },
    '&:lang(zh)': { letterSpacing: '0.12em' },
  },
});

const Day = chakra('span', {
  base: {
    position: 'absolute',
    insetX: '0',
    // Below the label, whose height depends on its letters.
    top: 'max(50% + 0.17 * var(--stamp), 50% + 0.92 * var(--stamp-word) + 5px)',
    textAlign: 'center',
    fontSize: 'calc(0.074 * var(--stamp))',
    fontWeight: '700',
    lineHeight: '1',
  },
});
