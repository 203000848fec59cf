const KB = 1000;

/** Limits of a page's size on the wire, in bytes, text as brotli; and of its layout shift. */
export const limits = {
  'scripts of /': 191 * KB,
  'HTML of /': 16.3 * KB,
  'faces of a Latin page': 40 * KB,
  route: 51 * KB,
  'layout shift of /': 0.02,
};

const asWeight = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
const asNumber = (value) => value.toFixed(3);

/** Formats a measure in bytes as a line of the report. */
export const weight = (name, bytes, limit) => ({ name, value: bytes, limit, show: asWeight });

/** Formats a measure without a unit. */
export const measure = (name, value, limit) => ({ name, value, limit, show: asNumber });

/** Lines for a reader, and whether everything keeps to its limit. */
export function judge(measures) {
  const lines = measures.map(({ name, value, limit, show }) => {
    const mark = value <= limit ? 'ok    ' : 'FAILED';
    return `${mark} ${name.padEnd(32)} ${show(value).padStart(10)} of ${show(limit)}`;
  });
  return { lines, isKept: measures.every(({ value, limit }) => value <= limit) };
}
