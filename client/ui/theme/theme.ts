import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
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

/** Fallback fonts until the web fonts are loaded; index.html adapts their metrics. */
const standIns = (kind: 'Heading' | 'Text') =>
  ['Arial', 'Roboto', 'DejaVu'].map((face) => `"${kind} as ${face}"`).join(', ');

const chinese = '"PingFang SC", "Microsoft YaHei"';

/** The theme "Waybill": tokens only, since our components have their own recipes. */
export const waybill = defineConfig({
  cssVarsPrefix: 'tb',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1240px' },
    tokens: {
      fonts: tokens({
        heading: `"Familjen Grotesk Variable", ${standIns('Heading')}, ${chinese}, sans-serif`,
        body: `"Figtree Variable", ${standIns('Text')}, ${chinese}, "Noto Sans CJK SC", sans-serif`,
        mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
      }),
      fontSizes: tokens({
        xs: '0.75rem',
        sm: '0.875rem',
        md: '1rem',
        lg: '1.125rem',
        xl: '1.375rem',
        '2xl': '1.75rem',
        '3xl': '2.25rem',
        '4xl': '3rem',
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

/**
 * The styling system of the components. It omits the styles of the whole page: the server writes them into
 * the page, and computing them takes a slow phone as long as everything else here (decision 111).
 */
export const system = { ...createSystem(defaultBaseConfig, waybill), _global: [] };
