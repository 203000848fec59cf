import type { SystemStyleObject } from '@chakra-ui/react';

const pace = '560ms 260ms cubic-bezier(0.2, 0.7, 0.2, 1) both';
const still = { _motionReduce: { animation: 'none' } };

/** Keyframes of both animations, for `Global`; not in the theme, because every page loads that. */
export const stampKeyframes = {
  '@keyframes stamp-falls': {
    '0%': { opacity: 0, transform: 'translateY(-120px) rotate(9deg) scale(1.9)' },
    '55%': { opacity: 1, transform: 'rotate(-9deg) scale(0.94)' },
    '72%': { transform: 'rotate(-7.5deg) scale(1.03)' },
    '100%': { opacity: 1, transform: 'rotate(-8deg)' },
  },
  '@keyframes sheet-gives': {
    '0%, 48%, 100%': { transform: 'none' },
    '58%': { transform: 'translate(2px, 2px)' },
  },
};

/** The postmark comes down on the paper; where motion is unwanted, it is there already. */
export const stampAnimation: SystemStyleObject = {
  '&[data-falling]': { animation: `stamp-falls ${pace}`, ...still },
};

/**
 * The sheet below it gives way by two pixels. What is larger than it while it falls is cut off at its sides: a phone
 * whose page is wider than the screen, if only for a moment, shows it shifted and enlarged from then on.
 */
export const sheetRecoil: SystemStyleObject = {
  '&:has([data-falling])': { overflowX: 'clip', animation: `sheet-gives ${pace}`, ...still },
};
