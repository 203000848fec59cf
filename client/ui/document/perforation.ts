import type { SystemStyleObject } from '@chakra-ui/react';

const ring = '{colors.paper} 4.5px, {colors.kraft} 5px 5.5px, transparent 6px';

/**
 * Half circles through which the page shows, along an edge of a sheet. They are painted over it, for
 * a pseudo-element: nothing is masked, so that no focus ring is cut.
 */
export function perforation(edge: 'top' | 'bottom' | 'start' | 'end'): SystemStyleObject {
  const isAcross = edge === 'top' || edge === 'bottom';
  const at = edge === 'top' || edge === 'start' ? '0' : '100%';
  const place = isAcross ? `50% ${at}` : `${at} 50%`;
  return {
    content: '""',
    position: 'absolute',
    pointerEvents: 'none',
    background: `radial-gradient(circle at ${place}, ${ring}) 0 0 / ${isAcross ? '16px 100%' : '100% 16px'} round`,
    ...(isAcross
      ? { insetX: '0', height: '7px', [edge]: '-1px' }
      : { insetY: '0', width: '7px', [edge === 'start' ? 'left' : 'right']: '-1px' }),
    _print: { display: 'none' },
  };
}
