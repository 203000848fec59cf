import { siteStorage } from '../../apollo/browserStorage';

const STORAGE_KEY = 'viewed-listings';
/** The limit of an account's history and of a single query. */
const MAX_VIEWED = 24;
/** The format of our ids; other stored values are not sent to the server. */
const anId = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * Returns the items viewed in this browser without an account, latest first. They stay here: an account that
 * signs in later has its own history and may be another person's.
 */
export function viewedByGuest(): string[] {
  const kept = siteStorage.read(STORAGE_KEY);
  if (!Array.isArray(kept)) return [];
  const ids = kept.filter((id): id is string => typeof id === 'string' && anId.test(id));
  return [...new Set(ids)].slice(0, MAX_VIEWED);
}

/** Remembers that a listing was looked at; not at all where the browser forbids it. */
export function rememberViewed(id: string): void {
  const ids = [id, ...viewedByGuest().filter((other) => other !== id)].slice(0, MAX_VIEWED);
  siteStorage.save(STORAGE_KEY, ids);
}
