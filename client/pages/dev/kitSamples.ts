/** Sample contents of the design system, always the same so that pictures can be compared. */
export const kitAt = '2026-11-21T09:30:00Z';
export const kitNumber = 'OR20261121-54451160';

/** A drawn photograph of something in that colour. */
function drawn(colour: string, ground: string, shape: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">` +
    `<path fill="${ground}" d="M0 0h320v240H0z"/><path fill="${colour}" d="${shape}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const bowl = 'M80 90h160c0 70-30 110-60 110h-40c-30 0-60-40-60-110z';
const book = 'M100 40h120v160H100z';
const disc = 'M160 40a80 80 0 1 1-.1 0z';

const urls = [
  drawn('#C8693B', '#E6EDE8', bowl),
  drawn('#3C7AA8', '#F3E9D6', book),
  drawn('#8FB7A3', '#ECE2DC', disc),
  drawn('#B33A3A', '#5C766D', bowl),
  drawn('#D9A441', '#DDE4EA', book),
];

/** So many photos, at the most five. */
export const kitPhotos = (count: number) =>
  urls.slice(0, count).map((url) => ({ url, thumbnail: url, large: url }));
