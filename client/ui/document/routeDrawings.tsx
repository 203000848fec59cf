import { chakra } from '@chakra-ui/react';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: '2' } as const;
const joined = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const Kraft = chakra('path', { base: { fill: 'kraft' } });
const Surface = chakra('path', { base: { fill: 'surface' } });

/** Stations of a parcel: shop, warehouse, carrier, home; decorative. */
export const stationDrawings = {
  shop: (
    <svg viewBox="0 0 56 44" aria-hidden {...line} {...joined}>
      <Surface d="M9 17h38v25H9z" />
      <Kraft d="M5 18l6-14h34l6 14z" />
      <path d="M18 4l-3 14M28 4v14M38 4l3 14M15 42V26h11v16M32 26h9v8h-9z" />
    </svg>
  ),
  warehouse: (
    <svg viewBox="0 0 56 44" aria-hidden {...line} {...joined}>
      <path d="M6 42V2M50 42V2M6 40h44M6 21h44" />
      <Kraft d="M11 9h14v12H11z" />
      <Surface d="M29 5h16v16H29zM11 26h19v14H11z" />
      <Kraft d="M34 29h12v11H34z" />
      <path d="M18 9v5M37 5v6M20 26v5M40 29v4" />
    </svg>
  ),
  // The same for ships, planes and post: it goes around the world.
  carrier: (
    <svg viewBox="0 0 56 44" aria-hidden {...line} {...joined}>
      <Surface d="M9 23a19 19 0 1 0 38 0a19 19 0 1 0-38 0" />
      <Kraft d="M20 23a8 19 0 1 0 16 0a8 19 0 1 0-16 0" />
      <path d="M9 23h38M12.5 13h31M12.5 33h31M28 4v38" />
    </svg>
  ),
  home: (
    <svg viewBox="0 0 56 44" aria-hidden {...line} {...joined}>
      <Surface d="M10 20h36v22H10z" />
      <Kraft d="M4 22L28 3l24 19z" />
      <path d="M23 42V29h10v13M14 27h5v6h-5zM38 27h5v6h-5z" />
    </svg>
  ),
};

export const parcelDrawing = (
  <svg viewBox="0 0 48 48" aria-hidden {...line} strokeLinejoin="round">
    <g transform="rotate(-7 24 24)">
      <Kraft d="M5 15L24 6l19 9-19 10z" />
      <Surface d="M5 15v18l19 10V25z" />
      <Surface d="M43 15v18L24 43V25z" />
      <path d="M14 10.5l19 10v9l4-2v-9l-19-10" />
    </g>
  </svg>
);
