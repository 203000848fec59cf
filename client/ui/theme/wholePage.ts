import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { BAR_HEIGHT } from '../layout/HideBottomNav';
import { choiceStyles } from './choiceStyles';
import { ON_ITS_SIDE, SLIM_BAR } from './onItsSide';
import { waybill } from './theme';

/** Global styles of the page and of elements by name. */
const wholePage = defineConfig({
  preflight: true,
  globalCss: {
    // index.html sets the colour scheme, print.css the print styles.
    html: {
      // Fixed bars must not cover the focused element.
      scrollPaddingTop: '80px',
      scrollPaddingBottom: 'calc(var(--bottom-bar) + var(--action-bar, 0px) + 24px)',
      // Height of the bar at the bottom of phones; what sticks to the bottom stays above it.
      '--bottom-bar': '0px',
      mdDown: { '--bottom-bar': '56px', '&:has([data-bar])': { '--bottom-bar': BAR_HEIGHT } },
      [ON_ITS_SIDE]: {
        '--bottom-bar': SLIM_BAR,
        '&:has([data-at-foot])': { '--bottom-bar': '0px' },
      },
    },
    body: {
      background: 'paper',
      color: 'ink',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: '1.5',
      overflowWrap: 'break-word',
    },
    'html[lang^=zh] body': {
      lineHeight: '1.7',
      // No line of a single character: Chinese may break before each.
      textWrap: 'pretty',
    },
    // Headings and labels break only between phrases, as if those were words; a longer phrase than the line
    // still breaks.
    'html[lang^=zh] :is(h1, h2, h3, [data-phrases])': {
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
    },
    'h1, h2, h3': {
      fontFamily: 'heading',
      fontWeight: '600',
      lineHeight: '1.25',
      textWrap: 'balance',
    },
    'a, button, input, select, textarea, summary, [tabindex]:not(h1)': {
      _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    'h1[tabindex]': { outline: 'none' },
    ...choiceStyles,
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        // Endless animations would flicker instead.
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
  },
});

type Styles = Record<string, unknown>;

/**
 * Nobody can ask for a breakpoint by its variable: media queries do not read them. No page has such elements, nor a text
 * outside of its body, which has a face of its own.
 */
const unused =
  /^(--tb-(sizes-)?breakpoint|--font-fallback|abbr|su[bp]\b|iframe|input\[type=.number)/;

function withoutUnused(styles: Styles): Styles {
  return Object.fromEntries(
    Object.entries(styles)
      .filter(([name]) => !unused.test(name))
      .map(([name, value]) => [
        name,
        typeof value === 'object' ? withoutUnused(value as Styles) : value,
      ]),
  );
}

const made = createSystem(defaultBaseConfig, waybill, wholePage);

/** The system with the styles of the whole page, for a page that does not have them yet. */
export const systemOfWholePage = { ...made, _global: made._global.map(withoutUnused) };
