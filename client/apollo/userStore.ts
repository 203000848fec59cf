import type { UserInfo } from './clientState';

const KEY = 'userInfo';

/** Where the shopper's name and picture outlive a reload. */
export interface UserStore {
  read(): UserInfo | null;
  write(user: UserInfo | null): void;
}

/** Remembers nothing: on a rendering server, or where the browser forbids storage. */
const forgetful: UserStore = { read: () => null, write: () => undefined };

export function storedUser(storage: Storage | undefined): UserStore {
  if (!storage) return forgetful;
  return {
    read: () => parsed(storage.getItem(KEY)),
    write: (user) => {
      if (user) storage.setItem(KEY, JSON.stringify(user));
      else storage.removeItem(KEY);
    },
  };
}

/** The browser's storage, unless its settings forbid even to look. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): UserInfo | null {
  try {
    const { id, name, avatarUrl } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof id !== 'string' || typeof name !== 'string') return null;
    return { id, name, avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null };
  } catch {
    return null;
  }
}
