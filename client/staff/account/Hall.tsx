import { chakra } from '@chakra-ui/react';

const RACK_WIDTH = 124;
const racks = [40, 164, 288, 868, 992, 1116];

/** Boxes of a rack: left edge, top edge, width and height. */
const boxes = [
  ...[[10, 66, 34, 30] as const, [50, 56, 26, 40] as const, [84, 72, 30, 24] as const],
  ...[[12, 122, 44, 34] as const, [64, 114, 40, 42] as const],
  ...[[10, 176, 40, 38] as const, [60, 184, 50, 30] as const],
];

/** Ornament: the hall at night, racks on both sides, and between them a parcel on its way over the bench. */
export function Hall() {
  return (
    <Drawing viewBox="0 0 1280 230" aria-hidden>
      <path d="M0 214H1280" />
      {racks.map((x, rack) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={`M0 214V40M${RACK_WIDTH} 214V40M0 96h${RACK_WIDTH}M0 156h${RACK_WIDTH}`} />
          {boxes.map(([left, top, width, height], box) => (
            <rect
              key={`${left} ${top}`}
              {...{ x: left, y: top, width, height }}
              data-kraft={(rack + box) % 2 || undefined}
            />
          ))}
        </g>
      ))}
      <path d="M470 214v-40h150v40M462 174h166" />
      <path d="M500 174v-34h44v34z" data-kraft />
      <path d="M500 151l22 8 22-8M570 174l5-14h26l5 14" />
      <path d="M660 200h120M672 200v-36h40v36M716 200v-24h44v24M780 200l14-66h14" />
      <circle cx="680" cy="207" r="6" />
      <circle cx="766" cy="207" r="6" />
      <path data-way d="M412 206c20-70 60-90 88-66M544 132c60-46 120-20 146 24" />
    </Drawing>
  );
}

const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    insetInlineStart: '50%',
    bottom: '0',
    width: '1280px',
    maxWidth: 'none',
    marginInlineStart: '-640px',
    fill: 'none',
    stroke: 'ink',
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '& rect, & circle': { fill: 'surface' },
    '& [data-kraft]': { fill: 'kraft' },
    '& [data-way]': { stroke: 'brand', strokeWidth: '4px', strokeDasharray: '0.1 10' },
    _print: { display: 'none' },
  },
});
