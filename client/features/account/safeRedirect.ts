const OURS = 'https://ours.invalid';

/**
 * Where to go after signing in: the path asked for if it is one of ours, otherwise home. Other
 * hosts ("//evil", "https://evil", "/\evil") are refused.
 */
export function safeRedirect(wish: string | null): string {
  if (!wish?.startsWith('/') || !URL.canParse(wish, OURS)) return '/';
  const { origin, pathname, search, hash } = new URL(wish, OURS);
  return origin === OURS ? pathname + search + hash : '/';
}
