import type { SystemStyleObject } from '@chakra-ui/react';

/** A bar that stays at the foot of the screen, edged like a sheet: whatever passes behind it ends there. */
export const bottomBar: SystemStyleObject = {
  position: 'sticky',
  bottom: 'var(--bottom-bar)',
  zIndex: '1',
  background: 'surface',
  border: '2px solid {colors.ink}',
  borderRadius: 'input',
  boxShadow: 'float',
  _print: { display: 'none' },
};
