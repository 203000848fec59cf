import { atShare, median } from './measure-operation.mjs';

const WIDTHS = [28, 11, 7, 16, 18, 18, 8];

const line = (cells) =>
  `${cells.map((cell, at) => String(cell).padEnd(WIDTHS[at])).join('')}`.trimEnd() + '\n';

/** Prints the meaning of the columns; two figures are those of one connection and of sixteen. */
export function printHeading(database) {
  const head = ['operation', 'statements', 'rows', 'CPU µs 1, 16', 'p50 ms 1, 16', 'p99 ms 1, 16'];
  process.stdout.write(`\n${database}\n${line([...head, 'RSS MB'])}`);
}

/** Prints an operation; if two servers were measured, also the CPU of ours divided by that of the other. */
export function printOperation({ id, name }, [ours, other]) {
  process.stdout.write(line([`${id} ${name}`, ...cellsOf(ours)]));
  if (!other) return;
  const ratio = (load) => cpuOf(ours[load]) / cpuOf(other[load]);
  const ratios = [ratio('alone'), ratio('crowded')].map((one) => one.toFixed(2));
  process.stdout.write(
    line(['   beside', ...cellsOf(other)]) + line(['   ours ÷ beside', '', '', ratios.join(', ')]),
  );
}

/** Microseconds a run, over all rounds: occasional garbage collection and compilation are part of the cost. */
function cpuOf(turns) {
  const sum = (numberOf) => turns.reduce((total, turn) => total + numberOf(turn), 0);
  return sum(({ cpuMicros }) => cpuMicros) / sum(({ taken }) => taken.length);
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
