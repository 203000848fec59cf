import type { SystemStyleObject } from '@chakra-ui/react';

/** Half circles punched along two edges; a mask, so that the paper below shows through. */
const holes = (at: string, place: string, size: string, repeat: string) =>
  `radial-gradient(circle at ${at}, #0000 4.5px, #000 5px) ${place} / ${size} ${repeat}`;

/** Torn off above and below, like a ticket from a roll. */
export const perforatedAcross: SystemStyleObject = {
  mask: [
    holes('50% 0', '0 0', '16px 51%', 'round no-repeat'),
    holes('50% 100%', '0 100%', '16px 51%', 'round no-repeat'),
  ].join(', '),
};

/** Torn off at both sides, like a coupon from a strip. */
export const perforatedAlong: SystemStyleObject = {
  mask: [
    holes('0 50%', '0 0', '51% 16px', 'no-repeat round'),
    holes('100% 50%', '100% 0', '51% 16px', 'no-repeat round'),
  ].join(', '),
};

/** The edge of the paper, for what lies around a perforated sheet (its own border would be cut). */
export const paperEdge: SystemStyleObject = {
  filter:
    'drop-shadow(0 1px 0 var(--tb-colors-kraft)) drop-shadow(0 -1px 0 var(--tb-colors-kraft)) drop-shadow(1px 0 0 var(--tb-colors-kraft)) drop-shadow(-1px 0 0 var(--tb-colors-kraft))',
};
