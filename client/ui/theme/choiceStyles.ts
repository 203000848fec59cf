import type { SystemStyleObject } from '@chakra-ui/react';

const boxes = 'input:is([type=checkbox], [type=radio])';
// A radio button is indeterminate while none of its group is chosen.
const unticked = `${boxes}:not(:checked, [type=checkbox]:indeterminate, [role=switch])`;

/** Boxes and radio buttons: in dark mode, browsers draw unselected ones as if they were disabled. */
export const choiceStyles: Record<string, SystemStyleObject> = {
  [boxes]: { accentColor: '{colors.brand}' },
  [unticked]: {
    // Colours of ours are gone where the system has its own.
    '@media (forced-colors: none)': {
      appearance: 'none',
      // The browser's default size, unless a part has its own.
      width: '13px',
      height: '13px',
      flexShrink: '0',
      background: 'transparent',
      border: '1.5px solid {colors.inputBorder}',
      borderRadius: '3px',
      '&[type=radio]': { borderRadius: 'full' },
      '&:disabled': { borderStyle: 'dashed' },
    },
  },
};
