import { chakra } from '@chakra-ui/react';
import { Drawing } from './Drawing';

/** A shop abroad, the dotted way over a strip of the globe, and a parcel before one's own door. */
export function RouteDrawing() {
  return (
    <Drawing viewBox="0 0 440 420" width="440px" aria-hidden>
      <chakra.g color="kraft">
        <path d="M14 372c96-54 316-54 412 0M60 350c30 18 40 30 46 48M380 350c-30 18-40 30-46 48M220 331v70" />
      </chakra.g>
      <chakra.g color="brand" strokeWidth="4">
        <path d="M92 214C112 70 284 34 344 158" strokeDasharray="0.1 13" />
      </chakra.g>
      <g transform="translate(22 214)">
        <chakra.path fill="surface" d="M8 36h112v96H8z" />
        <chakra.path
          fill="kraft"
          d="M0 36L14 6h100l14 30c0 12-20 12-21 0-1 12-21 12-22 0-1 12-21 12-21 0-1 12-21 12-22 0-1 12-21 12-21 0-1 12-21 12-21 0z"
        />
        <path d="M22 62h36v34H22zM76 62h30v70H76zM82 98v8" />
      </g>
      <g transform="translate(268 158)">
        <chakra.path fill="surface" d="M12 62L82 6l70 56v126H12z" />
        <path d="M0 72L82 6l82 66" />
        <chakra.path fill="kraft" d="M62 98h46v90H62z" />
        <path d="M98 144v8M30 92h18v24H30zM122 92h18v24h-18z" />
      </g>
      <g transform="translate(196 286)">
        <chakra.path fill="kraft" d="M0 22L44 4l44 18v44L44 86 0 66z" />
        <path d="M0 22l44 20 44-20M44 42v44M22 13l44 19v16" />
      </g>
      <chakra.g color="ok">
        <chakra.circle cx="350" cy="98" r="30" fill="paper" />
        <path d="M336 98l10 10 18-20" />
        <path d="M386 88q6-5 12 0t12 0t12 0M386 102q6-5 12 0t12 0t12 0" strokeWidth="2" />
      </chakra.g>
    </Drawing>
  );
}
