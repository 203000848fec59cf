/** The kinds of labels of our own: the letter that begins the code, and how many figures follow it. */
export const codeKinds = {
  item: { letter: 'I', figures: 8 },
  shelf: { letter: 'S', figures: 5 },
  trolley: { letter: 'T', figures: 4 },
  unclaimed: { letter: 'U', figures: 8 },
  batch: { letter: 'B', figures: 8 },
} as const;

export type CodeKind = keyof typeof codeKinds;

/** The alphabet of ISO/IEC 7064, MOD 37,36: what a label has, and each sign's value by its place. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const RADIX = ALPHABET.length;

/**
 * Returns the check character of a text of digits and capitals by ISO/IEC 7064, MOD 37,36: it shows any single wrong
 * sign and any two neighbours that changed places, the letter at the beginning included.
 */
export function checkCharacter(text: string): string {
  const product = [...text].reduce((before, sign) => {
    const sum = (before + ALPHABET.indexOf(sign)) % RADIX || RADIX;
    return (sum * 2) % (RADIX + 1);
  }, RADIX);
  return ALPHABET.charAt((RADIX + 1 - product) % RADIX);
}

/** Returns the code on a label of ours, e.g. I20441736 with its check character. Throws for a number that has no room. */
export function writeCode(kind: CodeKind, number: number): string {
  const { letter, figures } = codeKinds[kind];
  const digits = String(number).padStart(figures, '0');
  if (!/^\d+$/.test(digits) || digits.length > figures)
    throw new RangeError(`A code of a ${kind} has ${figures} figures`);
  return `${letter}${digits}${checkCharacter(letter + digits)}`;
}

/** A code of ours, or what is wrong with one that has its form. */
export type ReadCode =
  | { readonly kind: CodeKind; readonly number: number }
  | { readonly kind: 'wrong check character' };

/** Returns what a label of ours says; undefined for a code that has not the form of ours. Never guesses. */
export function readCode(code: string): ReadCode | undefined {
  for (const [kind, { letter, figures }] of Object.entries(codeKinds)) {
    const isOurs = code.startsWith(letter) && code.length === figures + 2;
    const digits = code.slice(1, -1);
    if (!isOurs || !/^\d+$/.test(digits) || !ALPHABET.includes(code.slice(-1))) continue;
    if (checkCharacter(letter + digits) !== code.slice(-1))
      return { kind: 'wrong check character' };
    return { kind: kind as CodeKind, number: Number(digits) };
  }
  return undefined;
}
