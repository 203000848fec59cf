const OURS = 'https://ours.invalid';

/**
 * Returns where to go after signing in: the path asked for if it is one of ours, otherwise home.
 * Other hosts ("//evil", "https://evil", "/\evil") are refused, also where they appear only once
 * the path is resolved ("/..//evil").
 */
export function safeRedirect(target: string | null): string {
  const path = target?.startsWith('/') ? resolved(target) : null;
  return path !== null && resolved(path) === path ? path : '/';
}

/** Returns the path within our origin that a browser would go to; null where it leads elsewhere. */
function resolved(path: string): string | null {
  if (!URL.canParse(path, OURS)) return null;
  const { origin, pathname, search, hash } = new URL(path, OURS);
  return origin === OURS ? pathname + search + hash : null;
}
