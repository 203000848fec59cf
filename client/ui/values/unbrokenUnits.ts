const beforeUnit = /(?<=[\d}]) (?=(?:%|mg|k?g|[cm]?m|m?[lL]|MB)(?![\p{L}\p{N}]))/gu;
const beforeDay = /(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}) (?=\d)/g;

/**
 * A text in which a number, also one to be filled in, stays in one line with its unit, "keyboard, 75 %", and a day
 * with its month.
 */
export function unbrokenUnits(text: string): string {
  return text.replace(beforeUnit, '\u00a0').replace(beforeDay, '\u00a0');
}
