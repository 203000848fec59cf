const beforeUnit = /(?<=[\d}]) (?=(?:%|mg|k?g|[cm]?m|m?[lL]|MB)(?![\p{L}\p{N}]))/gu;

/** A text in which a number, also one to be filled in, stays in one line with its unit: "keyboard, 75 %". */
export function unbrokenUnits(text: string): string {
  return text.replace(beforeUnit, '\u00a0');
}
