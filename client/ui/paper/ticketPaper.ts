import type { SystemStyleObject } from '@chakra-ui/react';
import { punchHoles } from './punchHoles';

/** What tickets are printed on: paper punched at both its sides. */
export const ticketPaper: SystemStyleObject = {
  position: 'relative',
  background: 'surface',
  border: '1px solid {colors.kraft}',
  '&::before': punchHoles('start'),
  '&::after': punchHoles('end'),
};
