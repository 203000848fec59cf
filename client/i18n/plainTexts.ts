/** Characters that need the message parser. */
const SYNTAX = /[{<']/;

/** Returns whether a text is displayed unchanged. */
export const isPlain = (text: string): boolean => !SYNTAX.test(text);

/** Type of a literal element in react-intl's parsed messages. */
const WORDS = 0;

/**
 * Returns the messages with each plain text in react-intl's parsed form. Builds contain no parser, so every
 * plain string would take the path of a caught error.
 */
export function parsedWherePlain(messages: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [
      id,
      typeof text === 'string' && isPlain(text) ? [{ type: WORDS, value: text }] : text,
    ]),
  );
}
