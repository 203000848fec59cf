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
 * Prints an operation of ours and of the floor, and the CPU of the one divided by that of the other: the
 * median of the turns, each compared with its neighbour.
 */
export function printOperation({ id, name }, [ours, floor]) {
  const ratio = (loads) =>
    median(ours[loads].map(({ cpuMicros }, turn) => cpuMicros / floor[loads][turn].cpuMicros));
  const ratios = [ratio('alone'), ratio('crowded')].map((one) => one.toFixed(2));
  process.stdout.write(
    line([`${id} ${name}`, ...cellsOf(ours)]) +
      line(['   floor', ...cellsOf(floor)]) +
      line(['   ours ÷ floor', '', '', ratios.join(', ')]),
  );
}

function cellsOf({ statements, rows, alone, crowded, rssMb }) {
  const both = (figureOf, digits) =>
    [alone, crowded].map((turns) => figureOf(turns).toFixed(digits)).join(', ');
  const time = (share) => (turns) =>
    atShare(
      turns.flatMap(({ taken }) => taken),
      share,
    );
  return [
    ...[statements, rows ?? '–'],
    both((turns) => median(turns.map(({ cpuMicros }) => cpuMicros)), 0),
    ...[both(time(0.5), 2), both(time(0.99), 2), rssMb],
  ];
}
