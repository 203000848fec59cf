import { siteStorage } from '../../apollo/browserStorage';

const KEPT_AS = 'viewed-listings';
/** As many as an account remembers, and as may be asked for at once. */
const MAX_VIEWED = 24;
/** The form of our ids: what else may stand there is not sent to the server. */
const anId = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * What was looked at in this browser without an account, the last one first. It stays here: an account that
 * is signed in later remembers for itself, and may be another person's.
 */
export function viewedByGuest(): string[] {
  const kept = siteStorage.read(KEPT_AS);
  if (!Array.isArray(kept)) return [];
  const ids = kept.filter((id): id is string => typeof id === 'string' && anId.test(id));
  return [...new Set(ids)].slice(0, MAX_VIEWED);
}

/** Remembers that a listing was looked at; not at all where the browser forbids it. */
export function rememberViewed(id: string): void {
  const ids = [id, ...viewedByGuest().filter((other) => other !== id)].slice(0, MAX_VIEWED);
  siteStorage.keep(KEPT_AS, ids);
}
