const KB = 1000;

/** What a page may weigh on the wire, in bytes; text as brotli. */
export const limits = {
  'scripts of /': 190 * KB,
  'HTML of /': 14 * KB,
  'faces of a Latin page': 40 * KB,
  route: 50 * KB,
};

/** Lines for a reader, and whether each weight keeps to its limit. */
export function judgeWeights(weights) {
  const lines = weights.map(({ name, bytes, limit }) => {
    const mark = bytes <= limit ? 'ok    ' : 'FAILED';
    const kB = (value) => (value / KB).toFixed(1);
    return `${mark} ${name.padEnd(32)} ${kB(bytes).padStart(7)} of ${kB(limit)} kB`;
  });
  return { lines, isKept: weights.every(({ bytes, limit }) => bytes <= limit) };
}
