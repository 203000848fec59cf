import type { UserInfo } from './clientState';

const KEY = 'userInfo';

/** Where the shopper's name outlives a reload. */
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
      if (user) storage.setItem(KEY, JSON.stringify({ id: user.id, name: user.name }));
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
    const { id, name } = JSON.parse(text ?? '') as Partial<UserInfo>;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
  } catch {
    return null;
  }
}
