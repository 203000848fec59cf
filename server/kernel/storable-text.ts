/**
 * Returns a text as both databases store it: without NULs, and without half a character, as cutting a text may leave.
 * A hash covers this form, so that it is still that of the stored text.
 */
export function storableText(text: string): string {
  return Buffer.from(text).toString().replaceAll('\0', '');
}
