/**
 * What this tab keeps until it is closed or the shopper signs out. None on a rendering server, or
 * where the browser forbids even to look.
 */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
