/** Signs that make a text more than plain words. */
const SYNTAX = /[{<']/;

/** Whether a text is told as it stands. */
export const isPlain = (text: string): boolean => !SYNTAX.test(text);

/** An element of a parsed message that is plain words, as react-intl numbers them. */
const WORDS = 0;

/**
 * Messages with each plain text as react-intl has it parsed. Given as strings, a build has no parser for them:
 * every text on a page would be told by way of an error that is caught.
 */
export function parsedWherePlain(messages: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [
      id,
      typeof text === 'string' && isPlain(text) ? [{ type: WORDS, value: text }] : text,
    ]),
  );
}
