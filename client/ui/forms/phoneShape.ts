import { figuresOf } from './figures';

/** An extension, which has letters before its digits. */
const EXTENSION = /(?:extension|ext\.?|x|分机|轉|转)\s*(?::\s*)?\d{1,7}$/iu;

/**
 * Returns whether what was typed or pasted is roughly a phone number: five digits and no words. The server
 * knows how long one is in its country.
 */
export function isLikePhone(typed: string): boolean {
  const number = figuresOf(typed).replace(/^tel:/i, '').replace(EXTENSION, '');
  // Input methods type ー for a dash.
  return !/\p{L}/u.test(number.replaceAll('ー', '-')) && /(?:\p{Nd}\P{Nd}*){5}/u.test(number);
}
