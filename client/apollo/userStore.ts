import { siteStorage } from './browserStorage';
import type { UserInfo } from './clientState';

const KEY = 'userInfo';

/** Storage of the shopper's name and picture across reloads. */
export interface UserStore {
  read(): UserInfo | null;
  write(user: UserInfo | null): void;
}

/** Remembers nothing: on a rendering server. */
export const forgetful: UserStore = { read: () => null, write: () => undefined };

/** Remembers in the browser, as far as that lets us. */
export const browserUsers: UserStore = {
  read: () => userIn(siteStorage.read(KEY)),
  write: (user) => siteStorage.save(KEY, user),
};

function userIn(kept: unknown): UserInfo | null {
  const { id, name, avatarUrl } = (kept ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return { id, name, avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null };
}
