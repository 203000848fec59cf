import type { SystemStyleObject } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

// These keyframes stand here and not in the theme, which every page loads.
const falls = keyframes({
  '0%': { opacity: 0, transform: 'translateY(-120px) rotate(9deg) scale(1.9)' },
  '55%': { opacity: 1, transform: 'rotate(-9deg) scale(0.94)' },
  '72%': { transform: 'rotate(-7.5deg) scale(1.03)' },
  '100%': { opacity: 1, transform: 'rotate(-8deg)' },
});
const gives = keyframes({
  '0%, 48%, 100%': { transform: 'none' },
  '58%': { transform: 'translate(2px, 2px)' },
});
const pace = '560ms 260ms cubic-bezier(0.2, 0.7, 0.2, 1) both';
const still = { _motionReduce: { animation: 'none' } };

/** The postmark comes down on the paper; where motion is unwanted, it is there already. */
export const stampFall: SystemStyleObject = {
  '&[data-falling]': { animation: `${falls} ${pace}`, ...still },
};

/** The sheet below gives way by two pixels. */
export const sheetGives: SystemStyleObject = {
  '&:has([data-falling])': { animation: `${gives} ${pace}`, ...still },
};
