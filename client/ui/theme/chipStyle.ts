import type { SystemStyleObject } from '@chakra-ui/react';

/** The look of chips, for links (`aria-current`) and radio buttons. */
export const chipStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: { base: '44px', md: '36px' },
  paddingX: '3',
  border: '1px solid {colors.inputBorder}',
  borderRadius: 'input',
  background: 'surface',
  fontSize: 'sm',
  whiteSpace: 'nowrap',
  _hover: { background: 'neutralTint' },
  '&[aria-current], &:has(:checked)': {
    borderColor: 'brand',
    boxShadow: 'inset 0 0 0 1px {colors.brand}',
    color: 'brand',
    fontWeight: '600',
  },
};
