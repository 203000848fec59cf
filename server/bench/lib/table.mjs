import { atShare, median } from './measure-operation.mjs';

const WIDTHS = [28, 11, 7, 16, 18, 18, 8];

const line = (cells) =>
  `${cells.map((cell, at) => String(cell).padEnd(WIDTHS[at])).join('')}`.trimEnd() + '\n';

/** Prints what the columns mean; two figures stand for one connection and for sixteen. */
export function printHeading(database) {
  const head = ['operation', 'statements', 'rows', 'CPU µs 1, 16', 'p50 ms 1, 16', 'p99 ms 1, 16'];
  process.stdout.write(`\n${database}\n${line([...head, 'RSS MB'])}`);
}

/**
 * Prints an operation of ours and of the floor, and the CPU of the one divided by that of the other. What else the
 * machine does can only add to what a turn takes, so that the best quarter of the turns tells most.
 */
export function printOperation({ id, name }, [ours, floor]) {
  const ratio = (loads) => cpuOf(ours[loads]) / cpuOf(floor[loads]);
  const ratios = [ratio('alone'), ratio('crowded')].map((one) => one.toFixed(2));
  process.stdout.write(
    line([`${id} ${name}`, ...cellsOf(ours)]) +
      line(['   floor', ...cellsOf(floor)]) +
      line(['   ours ÷ floor', '', '', ratios.join(', ')]),
  );
}

function cpuOf(turns) {
  return atShare(
    turns.map(({ cpuMicros }) => cpuMicros),
    0.25,
  );
}

function cellsOf({ counts, alone, crowded, rssMb }) {
  const [statements, rows] = ['statements', 'rows'].map((name) =>
    median(counts.map((count) => count[name])),
  );
  const both = (figureOf, digits) =>
    [alone, crowded].map((turns) => figureOf(turns).toFixed(digits)).join(', ');
  const time = (share) => (turns) =>
    atShare(
      turns.flatMap(({ taken }) => taken),
      share,
    );
  return [
    ...[statements, rows ?? '–'],
    both(cpuOf, 0),
    ...[both(time(0.5), 2), both(time(0.99), 2), rssMb],
  ];
}
