const KB = 1000;

/**
 * Returns the figures of one report on a page: seconds, milliseconds, kB as sent with their headers, the number
 * of scripts.
 */
export function figuresOf({ categories, audits }) {
  const requests = audits['network-requests'].details.items;
  const bytesOf = (type) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    score: Math.round(categories.performance.score * 100),
    sent: bytesOf('Document') / KB,
    scripts: bytesOf('Script') / KB,
    requests: requests.filter(({ resourceType }) => resourceType === 'Script').length,
  };
}

/** The median of each figure. */
export function medianOf(runs) {
  const middle = (name) =>
    runs.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(name)]));
}
