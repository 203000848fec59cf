import { codeKinds, readCode, type CodeKind } from '../../../server/kernel/scan-code';

/** What a code names. */
export type Scanned =
  | { readonly kind: CodeKind | 'package' | 'order' | 'other'; readonly code: string }
  | { readonly kind: 'wrong check character'; readonly code: string };

const OF_THE_SHOP = /^(PK|OR)(\d{8})(\d{8})$/;

/**
 * Returns what a scanned or typed text names. Spaces and hyphens are the printer's, except in the shop's own numbers,
 * which are written with one.
 */
export function identify(text: string): Scanned {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  const ours = readCode(code);
  if (ours) return { kind: ours.kind, code };
  const [, prefix, day, number] = OF_THE_SHOP.exec(code) ?? [];
  if (prefix)
    return { kind: prefix === 'PK' ? 'package' : 'order', code: `${prefix}${day}-${number}` };
  return { kind: 'other', code };
}

/** The same code within so many milliseconds is the trigger pressed twice. */
const REPEATED_WITHIN_MS = 60_000;

/** Shelves and trolleys are scanned again for each thing that goes there; all else has its scan once. */
const places: readonly string[] = ['shelf', 'trolley'] satisfies (keyof typeof codeKinds)[];

/** Codes heard lately, with the millisecond of each, the last one at the end. */
export type Heard = ReadonlyMap<string, number>;

/** Returns how many seconds ago a code was heard, if it is to be taken as a repetition; else undefined. */
export function secondsSinceHeard(heard: Heard, { kind, code }: Scanned, at: number) {
  const before = heard.get(code);
  if (before === undefined || at - before > REPEATED_WITHIN_MS) return undefined;
  const isLast = [...heard.keys()].at(-1) === code;
  return places.includes(kind) && !isLast ? undefined : Math.round((at - before) / 1000);
}

/** Adds a code to those heard; those that no longer matter are dropped. */
export function hear(heard: Heard, code: string, at: number): Heard {
  const others = [...heard].filter(
    ([other, since]) => other !== code && at - since <= REPEATED_WITHIN_MS,
  );
  return new Map([...others, [code, at]]);
}
