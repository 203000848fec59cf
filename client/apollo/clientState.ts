import { makeVar, type ReactiveVar } from '@apollo/client';
import type { Language } from '../i18n/language';

/** Data of a shopper that the header shows before the server responds. */
export interface UserInfo {
  id: string;
  name: string;
  /** Null without a picture. */
  avatarUrl: string | null;
}

/**
 * Local client state (LY-03), as reactive variables. Each page has its own, so that a rendering server never
 * mixes two shoppers.
 */
export interface ClientState {
  /** Pixels; what floats at the bottom keeps above the footer. */
  footerHeight: ReactiveVar<number>;
  clientLang: ReactiveVar<Language>;
  token: ReactiveVar<string | undefined>;
  userInfo: ReactiveVar<UserInfo | null>;
  isLogin: ReactiveVar<boolean>;
}

export function createClientState(clientLang: Language = 'en'): ClientState {
  return {
    footerHeight: makeVar(0),
    clientLang: makeVar<Language>(clientLang),
    token: makeVar<string | undefined>(undefined),
    userInfo: makeVar<UserInfo | null>(null),
    isLogin: makeVar(false),
  };
}
