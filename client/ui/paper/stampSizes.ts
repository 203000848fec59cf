import type { SystemStyleObject } from '@chakra-ui/react';

const size = (across: string, word: string, onPhones: { across: string; word: string }) => ({
  '--stamp': across,
  '--stamp-word': word,
  mdDown: { '--stamp': onPhones.across, '--stamp-word': onPhones.word },
});

/** How large a postmark is, and the word on it. */
export const stampSizes = {
  list: size('100px', '13px', { across: '84px', word: '11px' }),
  detail: {
    ...size('148px', '17px', { across: '116px', word: '13px' }),
    '@media (max-width: 359px)': { '--stamp': '88px', '--stamp-word': '11px' },
  },
  result: {
    ...size('190px', '24px', { across: '124px', word: '18px' }),
    '@media (max-width: 359px)': { '--stamp': '96px', '--stamp-word': '14px' },
  },
} satisfies Record<string, SystemStyleObject>;
