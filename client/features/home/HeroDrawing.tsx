import { chakra } from '@chakra-ui/react';

/** A strip of the globe, the dotted route over it, a parcel on its way; ornament only. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 460 440" width="100%" aria-hidden fill="none" stroke="currentColor">
      <chakra.g color="kraft" strokeWidth="1.5">
        <path d="M10 400A300 300 0 0 1 450 400" strokeWidth="2.5" />
        <path d="M66 400A250 250 0 0 1 394 400M128 400A190 190 0 0 1 332 400" />
        <path d="M230 313v87M230 313c-80 17-120 47-134 87M230 313c80 17 120 47 134 87" />
        <path d="M230 313c-40 22-60 52-66 87M230 313c40 22 60 52 66 87" />
      </chakra.g>
      <chakra.g color="brand" strokeWidth="4" strokeLinecap="round">
        <path d="M62 344C90 60 370 60 398 344" strokeDasharray="0.1 13" />
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
      <chakra.path fill="kraft" d="M-78-34 0-72 78-34 0 6z" />
      <chakra.path fill="surface" d="M-78-34v78L0 84V6z" />
      <chakra.path fill="surface" d="M78-34v78L0 84V6z" />
      <path d="M-40-53 38-14v38l14-7v-38l-78-39" />
      <g strokeWidth="2">
        <path d="M-64-2l44 22v30l-44-22z" />
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

const across = 'a4 4 0 0 0 8 0h4';
const down = 'a4 4 0 0 0 0 8v4';
const back = 'a4 4 0 0 0-8 0h-4';
const up = 'a4 4 0 0 0 0-8v-4';
const stampEdge = `M0 0h2${across.repeat(6)}h2v2${down.repeat(7)}v2h-2${back.repeat(6)}h-2v-2${up.repeat(7)}z`;
