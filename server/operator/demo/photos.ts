import { numberOf } from './number-of';
import { drawings, png, type Drawing } from './pictures';
import { scaleDisplay } from './scale-display';

/** The arrived item in a photo. */
export interface Arrived {
  readonly name: string;
  /** Length, width, height in millimetres. */
  readonly size: readonly [number, number, number];
  readonly grams: number;
  /** Drawing of the item; omitted if the demo has none. */
  readonly drawing?: Drawing | undefined;
}

type Point = readonly [number, number];

/** Colours of the sides of a box, and of the tape around it. */
const cartons = [
  { left: '#c79a63', right: '#a87b49', top: '#d9b384', inside: '#7d5a33', tape: '#efe3c8' },
  { left: '#dedbd1', right: '#bdb9ac', top: '#f1efe8', inside: '#8e8a7d', tape: '#4f7cac' },
  { left: '#9b7448', right: '#7c5a34', top: '#b38a5b', inside: '#543b20', tape: '#d95d39' },
  { left: '#b7c0a5', right: '#95a081', top: '#cdd5bd', inside: '#69735a', tape: '#f4d35e' },
] as const;

/**
 * Draws photos of an arrived item, the same for the same item: unpacked beside its open box if there is a
 * drawing, on the scale, and the closed box. The box has the measured proportions, and its colour and the
 * bars of its label depend on the name, so that items can be distinguished.
 */
export function drawPhotos(arrived: Arrived): Promise<Buffer[]> {
  const { drawing, grams } = arrived;
  const closed = photo(boxOf(arrived, [200, 236], 1) + ruler);
  if (!drawing) return Promise.all([closed, photo(scale(grams, boxOf(arrived, [200, 202], 0.6)))]);
  const unpacked = `${boxOf(arrived, [268, 214], 0.72, true)}
    <ellipse cx="128" cy="236" rx="74" ry="9" fill="#5d666b" opacity="0.5"/>${itemOn(drawing, [128, 240], 0.9)}`;
  const weighed = scale(grams, itemOn(drawing, [200, 202], 1.2));
  return Promise.all([photo(unpacked + ruler), photo(weighed), closed]);
}

/** Draws the item, standing at a point. */
function itemOn(drawing: Drawing, [x, y]: Point, size: number): string {
  const corner = point([x - 100 * size, y - size * feet[drawing]]);
  return `<g transform="translate(${corner}) scale(${size})">${drawings[drawing]}</g>`;
}

/** Draws the scale with a thing on it and its display. */
function scale(grams: number, thing: string): string {
  return `<ellipse cx="200" cy="268" rx="122" ry="10" fill="#5d666b" opacity="0.5"/>
    <path d="M108 212h184l12 52q1 6-6 6H102q-7 0-6-6z" fill="#e9ecec"/>
    <rect x="92" y="200" width="216" height="12" rx="6" fill="#b9c1c4"/>
    <rect x="148" y="226" width="104" height="34" rx="4" fill="#17261f"/>
    ${scaleDisplay(grams, [248, 252])}${thing}`;
}

/** Lower edge of each drawing, so that it stands on the bench. */
const feet: Readonly<Record<Drawing, number>> = {
  ...{
    teapot: 160,
    cup: 154,
    keyboard: 136,
    lamp: 167,
    scarf: 178,
    book: 156,
    fan: 162,
    shoe: 150,
  },
};

function boxOf({ name, size }: Arrived, [x, y]: Point, scale: number, isOpen = false): string {
  const [length, width, height] = size;
  // Seen from a corner, the longest box fits between the wall and the ruler.
  const fit = scale * Math.min(250 / (length + width), 190 / (height + 0.33 * (length + width)));
  const [l, w, h] = [length * fit, width * fit, height * fit];
  const front: Point = [x + 0.95 * ((l - w) / 2), y];
  const at = (left: number, right: number, up: number): string =>
    point([front[0] - 0.95 * left + 0.95 * right, front[1] - 0.32 * left - 0.3 * right - up]);
  const colours = cartons[numberOf(name, cartons.length)] ?? cartons[0];
  const side = (fill: string, ...corners: string[]) =>
    `<path d="M${corners.join('L')}z" fill="${fill}"/>`;
  const walls =
    side(colours.left, at(0, 0, 0), at(l, 0, 0), at(l, 0, h), at(0, 0, h)) +
    side(colours.right, at(0, 0, 0), at(0, w, 0), at(0, w, h), at(0, 0, h));
  const top = [at(0, 0, h), at(l, 0, h), at(l, w, h), at(0, w, h)];
  if (isOpen) {
    const flap = 0.45 * Math.min(l, w);
    return (
      side(colours.inside, ...top) +
      side(colours.top, at(l, 0, h), at(l, w, h), at(l + flap, w, h), at(l + flap, 0, h)) +
      side(colours.top, at(0, w, h), at(l, w, h), at(l, w + flap, h), at(0, w + flap, h)) +
      walls
    );
  }
  const tape = [at(0, 0.42 * w, h), at(l, 0.42 * w, h), at(l, 0.58 * w, h), at(0, 0.58 * w, h)];
  return walls + side(colours.top, ...top) + side(colours.tape, ...tape) + label(name, l, h, front);
}

/** Draws the label on the left side of the box: bars that differ by name. */
function label(name: string, length: number, height: number, [x, y]: Point): string {
  const bars = Array.from({ length: 14 }, (_, index) => {
    const thick = 1 + numberOf(`${name} bar ${index}`, 4);
    return `<rect x="${6 + index * 6}" y="8" width="${thick}" height="34" fill="#333"/>`;
  });
  const size = Math.min(0.6 * (length / 96), 0.75 * (height / 50));
  const left = 0.75 * length;
  const corner: Point = [x - 0.95 * left, y - 0.32 * left - 0.5 * (height + size * 50)];
  const onSide = `matrix(${0.95 * size} ${0.32 * size} 0 ${size} ${corner.join(' ')})`;
  return `<g transform="${onSide}"><rect width="96" height="50" fill="#fff"/>${bars.join('')}</g>`;
}

function point([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The ruler is in front of the item. */
const ruler = `<path d="M36 246h336v24H36z" fill="#f4d35e"/><path d="${Array.from(
  { length: 21 },
  (_, at) => `M${40 + at * 16} 250v${at % 5 === 0 ? 16 : 9}`,
).join('')}" stroke="#333" stroke-width="2"/>`;

/** Renders a photo of the bench before a wall. */
function photo(things: string): Promise<Buffer> {
  return png(
    640,
    480,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="#cfd5d8"/><rect y="190" width="400" height="110" fill="#8d979c"/>
    ${things}</svg>`,
  );
}
