/** A phone number in plain letters, with + for 00, as the server reads it. */
export function phoneOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/^\(?00/, '+');
}
