const OURS = 'https://ours.invalid';

/**
 * Where to go after signing in: the path asked for if it is one of ours, otherwise home. Other
 * hosts ("//evil", "https://evil", "/\evil") are refused.
 */
export function safeRedirect(target: string | null): string {
  if (!target?.startsWith('/') || !URL.canParse(target, OURS)) return '/';
  const { origin, pathname, search, hash } = new URL(target, OURS);
  return origin === OURS ? pathname + search + hash : '/';
}
