import { chakra } from '@chakra-ui/react';

/** A strip of the globe, the dotted route over it, a parcel on its way; ornament only. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 460 440" width="100%" aria-hidden fill="none" stroke="currentColor">
      <chakra.g color="kraft" strokeWidth="1.5">
        <path d="M10 400 A 300 300 0 0 1 450 400" strokeWidth="2.5" />
        <path d="M66 400 A 250 250 0 0 1 394 400M128 400 A 190 190 0 0 1 332 400" />
        <path d="M230 313 V400M230 313 C 150 330 110 360 96 400M230 313 C 310 330 350 360 364 400" />
        <path d="M230 313 C 190 335 170 365 164 400M230 313 C 270 335 290 365 296 400" />
      </chakra.g>
      <chakra.g color="brand" strokeWidth="4" strokeLinecap="round">
        <path d="M62 344 C 90 60, 370 60, 398 344" strokeDasharray="0.1 13" />
      </chakra.g>
      <Shop />
      <House />
      <Parcel />
      <Stamp />
    </svg>
  );
}

function Shop() {
  return (
    <chakra.g color="ink" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <chakra.path fill="surface" d="M22 352h80v62H22z" />
      <chakra.path fill="kraft" d="M16 352l10-26h72l10 26z" />
      <path d="M40 326l-6 26M62 326v26M84 326l6 26M36 414v-34h24v34M72 380h20v16H72z" />
    </chakra.g>
  );
}

function House() {
  return (
    <chakra.g color="ink" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <chakra.path fill="surface" d="M362 364h72v50h-72z" />
      <chakra.path fill="kraft" d="M352 366l46-38 46 38z" />
      <path d="M388 414v-28h20v28M372 376h8v10h-8zM416 376h8v10h-8z" />
    </chakra.g>
  );
}

function Parcel() {
  return (
    <chakra.g
      color="ink"
      strokeWidth="3"
      strokeLinejoin="round"
      transform="translate(230 134) rotate(-7)"
    >
      <chakra.path fill="kraft" d="M-78 -34 L0 -72 L78 -34 L0 6 Z" />
      <chakra.path fill="surface" d="M-78 -34 V44 L0 84 V6 Z" />
      <chakra.path fill="surface" d="M78 -34 V44 L0 84 V6 Z" />
      <path d="M-40 -53 L38 -14 V24 L52 17 V-21 L-26 -60" />
      <g strokeWidth="2">
        <path d="M-64 -2l44 22v30l-44 -22z" />
        <path d="M-56 12l28 14M-56 22l18 9" />
      </g>
    </chakra.g>
  );
}

/** A postage stamp that has come off its sheet. */
function Stamp() {
  return (
    <g transform="translate(352 62) rotate(11)">
      <chakra.g color="brand" strokeWidth="2">
        <chakra.path fill="surface" d={stampEdge} />
        <path d="M12 12h52v64H12z" />
        <path d="M18 62q10-9 20 0t20 0M18 70q10-9 20 0t20 0M38 22v26M38 24l14 22H38M36 30L24 46h12" />
        <path d="M22 52h32l-5 6H27z" fill="currentColor" />
      </chakra.g>
    </g>
  );
}

const across = 'a4 4 0 0 0 8 0 h4 ';
const down = 'a4 4 0 0 0 0 8 v4 ';
const back = 'a4 4 0 0 0 -8 0 h-4 ';
const up = 'a4 4 0 0 0 0 -8 v-4 ';
const stampEdge = `M0 0 h2 ${across.repeat(6)}h2 v2 ${down.repeat(7)}v2 h-2 ${back.repeat(6)}h-2 v-2 ${up.repeat(7)}z`;
