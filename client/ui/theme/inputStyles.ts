import { chakra, type SystemStyleObject } from '@chakra-ui/react';

const control: SystemStyleObject = {
  width: '100%',
  minHeight: '44px',
  paddingX: '3',
  background: 'surface',
  color: 'ink',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'inputBorder',
  borderRadius: 'input',
  // Below 16 px phones zoom into a focused field.
  fontSize: 'md',
  _placeholder: { color: 'muted', opacity: '1' },
  '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
};

/** Password managers read of it what a new password must be (NewPasswordFields). */
export const Input = chakra('input', { base: control }, { forwardProps: ['passwordrules'] });
export const Textarea = chakra('textarea', { base: { ...control, paddingY: '2' } });
export const Select = chakra('select', { base: { ...control, appearance: 'auto' } });
