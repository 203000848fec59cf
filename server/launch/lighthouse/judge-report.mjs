/** Lowest scores of 100; speed is printed and not judged, since it depends on the machine. */
const floors = { accessibility: 100, 'best-practices': 95, seo: 95 };

const speeds = [
  ['first-contentful-paint', 'FCP'],
  ['largest-contentful-paint', 'LCP'],
  ['total-blocking-time', 'TBT'],
  ['cumulative-layout-shift', 'CLS'],
];

const scoreOf = (category) => Math.round((category?.score ?? 0) * 100);

/**
 * One page's report as lines for a reader: its scores, its speed, and what cost it points in a
 * judged category; and whether it keeps to the floors.
 */
export function judgeReport(path, { categories, audits }) {
  const judged = Object.entries(floors).map(([id, floor]) => ({
    id,
    floor,
    score: scoreOf(categories[id]),
  }));
  const missed = judged.filter(({ score, floor }) => score < floor);
  const scores = ['performance', ...Object.keys(floors)].map(
    (id) => `${id} ${scoreOf(categories[id])}`,
  );
  const speed = speeds.map(([id, name]) => `${name} ${audits[id]?.displayValue ?? '?'}`);
  return {
    isKept: missed.length === 0,
    lines: [
      `${missed.length === 0 ? 'ok    ' : 'FAILED'} ${path}`,
      `       ${scores.join(' · ')}`,
      `       ${speed.join(' · ')}`,
      ...judged.flatMap(({ id }) => shortcomingsOf(categories[id], audits)),
    ],
  };
}

function shortcomingsOf(category, audits) {
  return (category?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `       − ${id}: ${title}`);
}
