import type { SystemStyleObject } from '@chakra-ui/react';

const size = (across: string, word: string, onPhones: { across: string; word: string }) => ({
  '--stamp': across,
  '--stamp-word': word,
  mdDown: { '--stamp': onPhones.across, '--stamp-word': onPhones.word },
});

/** Sizes of postmarks and their labels. */
export const stampSizes = {
  list: {
    '--stamp': '6.25rem',
    '--stamp-word': '0.8125rem',
    // On phones only the label: ten rings beside ten pictures would push the next step off the screen.
    mdDown: {
      '--stamp-word': '0.75rem',
      boxSize: 'auto',
      transform: 'rotate(-2deg)',
      '& > :is(svg, span)': { display: 'none' },
      '& > strong': { marginX: '0' },
    },
  },
  detail: {
    ...size('9.25rem', '1.0625rem', { across: '7.25rem', word: '0.8125rem' }),
    '@media (max-width: 359px)': { '--stamp': '5.5rem', '--stamp-word': '0.6875rem' },
  },
  result: {
    ...size('11.875rem', '1.5rem', { across: '7.75rem', word: '1.125rem' }),
    '@media (max-width: 359px)': { '--stamp': '6rem', '--stamp-word': '0.875rem' },
  },
} satisfies Record<string, SystemStyleObject>;
