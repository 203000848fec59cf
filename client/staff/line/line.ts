import type { LucideIcon } from 'lucide-react';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../i18n/catalogue';
import { say, type Values } from '../i18n/useText';
import type { SoundName } from '../scan/sounds';

/** A sentence that can be said in either language at any time, or one that the server has put into words. */
export type Words =
  | { readonly id: MessageId; readonly values?: Values }
  | { readonly text: string };

export function wordsOf(intl: IntlShape, words: Words): string {
  return 'text' in words ? words.text : say(intl, words.id, words.values);
}

/** Waiting, right, to be known, to be looked at, refused. */
export type Look = 'wait' | 'ok' | 'info' | 'ask' | 'stop';

/** What the scan line says: a sentence, and below it the code, the reason and the sound. */
export interface Line {
  readonly look: Look;
  readonly icon?: LucideIcon;
  readonly sentence: Words;
  readonly detail?: Words;
  readonly code?: string;
  readonly sound?: SoundName;
  /** What the tape prints; by default the code, or else the sentence. */
  readonly short?: Words;
}

/** A line of the tape. */
export interface TapeEntry {
  readonly at: number;
  readonly look: Look;
  readonly words: Words;
}

/** So many lines the tape keeps; `H` shows them. */
export const TAPE_LENGTH = 50;

/** Prints a line on the tape, the newest first. */
export function print(tape: readonly TapeEntry[], line: Line, at: number): TapeEntry[] {
  const words = line.short ?? (line.code ? { text: line.code } : line.sentence);
  return [{ at, look: line.look, words }, ...tape].slice(0, TAPE_LENGTH);
}
