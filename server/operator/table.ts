/** A header and its rows. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Text for a table without rows. */
  readonly empty: string;
}

/** Formats a table with aligned columns, for a terminal. */
export function drawTable({ columns, rows, empty }: Table): string {
  if (rows.length === 0) return empty;
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, at) => pad(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - widthOf(text));
}

/** Chinese characters take two columns of a terminal. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, sign) => sum + (/[\u1100-\u11ff\u2e80-\uffdc]/.test(sign) ? 2 : 1),
    0,
  );
}

/** Shortens a text, so that a row stays on its line. */
export function short(text: string, length: number): string {
  const signs = [...text];
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : text;
}
