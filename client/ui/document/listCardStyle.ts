import type { SystemStyleObject } from '@chakra-ui/react';
import { perforation } from './perforation';

/** The look of a list card: perforated at both sides. */
export const listCardStyle: SystemStyleObject = {
  position: 'relative',
  background: 'surface',
  border: '1px solid {colors.kraft}',
  '&::before': perforation('start'),
  '&::after': perforation('end'),
};
