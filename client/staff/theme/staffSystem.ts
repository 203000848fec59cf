import { createSystem, defineConfig } from '@chakra-ui/react';
import { systemOfWholePage } from '../../ui/theme/wholePage';

const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });
/** A size that gets smaller on phones, which are held closer. */
const size = (bench: string, phone: string) => ({ value: { base: bench, mdDown: phone } });

/**
 * What a bench adds to the storefront's theme. Text of 1.5 rem on a screen of 24 inches is 7 mm high, the least that is
 * read at 1.5 m; `bench`, `scan` and `figure` are therefore not to be made smaller.
 */
const bench = defineConfig({
  theme: {
    semanticTokens: {
      fontSizes: {
        bench: size('1.5rem', '1.375rem'),
        scan: size('2rem', '1.375rem'),
        figure: size('2.5rem', '2.25rem'),
      },
      colors: {
        chosen: pair('#eef6f2', '#1d3029'),
        /** The box that waits, and what belongs to it in words. */
        turnTint: pair('#fff8f4', '#2a1f1a'),
        turnText: pair('#a83614', '#ff9470'),
        kraftTint: pair('#f5ecda', '#241f16'),
        kraftHatch: pair('#b58a45', '#a3855a'),
        tape: pair('#fffdf7', '#1b2521'),
        stop: pair('#8c1d18', '#571f1b'),
        stopText: pair('#ffffff', '#ffffff'),
        stopSignal: pair('#6e1410', '#ffa8a1'),
        stopSignalText: pair('#ffffff', '#3b0f0c'),
        signalText: pair('#ffffff', '#101916'),
      },
    },
    keyframes: { swell: { from: { transform: 'scale(1.12)' } } },
  },
  globalCss: {
    html: { scrollPaddingTop: '120px', scrollPaddingBottom: { base: '72px', mdDown: '96px' } },
    body: { fontSize: '0.9375rem', lineHeight: '1.45', fontVariantNumeric: 'tabular-nums' },
    'html[lang^=zh] body': { lineHeight: '1.6' },
    'h1, h2, h3': { lineHeight: '1.2' },
    'html[lang^=zh] :is(h1, h2, h3)': { lineHeight: '1.35' },
  },
});

export const staffSystem = createSystem(systemOfWholePage._config, bench);
