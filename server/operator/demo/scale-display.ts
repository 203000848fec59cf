/**
 * Lit segments of each digit: top, upper right, lower right, bottom, lower left, upper left, middle. Drawn
 * instead of written, since a machine may have no font.
 */
const litBars: Readonly<Record<string, string>> = {
  ...{ 0: '012345', 1: '12', 2: '01346', 3: '01236', 4: '1256' },
  ...{ 5: '02356', 6: '023456', 7: '012', 8: '0123456', 9: '012356' },
};

/** Path of each segment, on a digit 10 wide and 18 high. */
const bars = ['M1 0h8', 'M10 1v7', 'M10 10v7', 'M1 18h8', 'M0 10v7', 'M0 1v7', 'M1 9h8'];
const UNIT = 'M8 9a4 4 0 1 0 0 4M8 8v10a4 4 0 0 1-7.5 2';
const ADVANCE = 15;

/** Returns the display of a scale as an SVG group: grams, with its lower right corner at the given point. */
export function scaleDisplay(grams: number, [right, bottom]: readonly [number, number]): string {
  const digits = [...String(grams)];
  const width = (digits.length + 1) * ADVANCE;
  const drawn = digits.map((digit, index) =>
    [...(litBars[digit] ?? '')]
      .map((bar) => `<path d="${bars[Number(bar)]}"${at(index)}/>`)
      .join(''),
  );
  return `<g transform="translate(${right - width} ${bottom - 18})" fill="none" stroke="#7fe3b0"
    stroke-width="2.2" stroke-linecap="round">${drawn.join('')}<path d="${UNIT}"${at(digits.length)}/></g>`;
}

const at = (index: number) => ` transform="translate(${index * ADVANCE} 0)"`;
