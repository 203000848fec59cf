import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { choiceStyles } from './choiceStyles';
import { printStyles } from './printStyles';
import { colors } from './theme-colors';

const tokens = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const scale = tokens({
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  6: '24px',
  8: '32px',
  12: '48px',
  18: '72px',
});

/** What stands in until our faces are here; index.html makes it as wide and high as they are. */
const standIns = (kind: 'Heading' | 'Text') =>
  ['Arial', 'Roboto', 'DejaVu'].map((face) => `"${kind} as ${face}"`).join(', ');

const chinese = '"PingFang SC", "Microsoft YaHei"';

/** The look "Waybill": its tokens alone; our pieces bring their own recipes. */
const waybill = defineConfig({
  preflight: true,
  cssVarsPrefix: 'tb',
  globalCss: {
    html: {
      // The system preference, unless the shopper chose otherwise (data-theme).
      colorScheme: 'light dark',
      '&[data-theme=light]': { colorScheme: 'light' },
      '&[data-theme=dark]': { colorScheme: 'dark' },
      // What is fixed at the edges must not hide the focused element.
      scrollPaddingTop: '80px',
      scrollPaddingBottom: 'calc(var(--bottom-bar) + var(--action-bar, 0px) + 24px)',
      // Height of the bar at the bottom of phones; what sticks to the bottom stays above it.
      '--bottom-bar': '0px',
      mdDown: { '--bottom-bar': '56px' },
    },
    body: {
      background: 'paper',
      color: 'ink',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: '1.5',
      overflowWrap: 'break-word',
    },
    // Names in Latin letters stand apart from what is around them.
    'html[lang^=zh] body': { lineHeight: '1.7', textAutospace: 'ideograph-alpha' },
    'h1, h2, h3': { fontFamily: 'heading', fontWeight: '600', lineHeight: '1.25' },
    'a, button, input, select, textarea, summary, [tabindex]:not(h1)': {
      _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    'h1[tabindex]': { outline: 'none' },
    ...choiceStyles,
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        // What runs for ever would flicker instead.
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
    ...printStyles,
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1240px' },
    tokens: {
      fonts: tokens({
        heading: `"Familjen Grotesk Variable", ${standIns('Heading')}, ${chinese}, sans-serif`,
        body: `"Figtree Variable", ${standIns('Text')}, ${chinese}, "Noto Sans CJK SC", sans-serif`,
        mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
      }),
      fontSizes: tokens({
        xs: '12px',
        sm: '14px',
        md: '16px',
        lg: '18px',
        xl: '22px',
        '2xl': '28px',
        '3xl': '36px',
        '4xl': '48px',
      }),
      spacing: scale,
      sizes: {
        ...scale,
        ...tokens({ full: '100%', page: '1190px', form: '400px', side: '216px' }),
      },
      radii: tokens({ input: '4px', card: '10px', full: '9999px' }),
      shadows: tokens({ float: '0 8px 24px rgba(74, 52, 18, 0.16)' }),
      durations: tokens({ fast: '120ms', normal: '200ms', slow: '320ms' }),
    },
    semanticTokens: { colors },
    keyframes: {
      pulse: { '50%': { opacity: '0.5' } },
      travel: { to: { strokeDashoffset: '-14px' } },
      roll: { to: { backgroundPosition: '12px bottom' } },
    },
  },
});

export const system = createSystem(defaultBaseConfig, waybill);
