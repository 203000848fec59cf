import { createClientState, type ClientState, type UserInfo } from './clientState';
import type { CookieJar } from './cookies';
import { tabStorage } from './browserStorage';
import { forgetful, type UserStore } from './userStore';

const TOKEN = 'token';
const FLAG = 'isLogin';
const REMINDER = 'verifyLater';
const TWO_DAYS_IN_SECONDS = 2 * 24 * 60 * 60;
const ONE_WEEK_IN_SECONDS = 7 * 24 * 60 * 60;

/** The session as far as the browser knows: the token cookie together with the login flag. */
export interface Session {
  readonly state: ClientState;
  /** True only while the token cookie is there and the client state says so (ST-01). */
  isSignedIn: () => boolean;
  token: () => string | undefined;
  /** After signing in or registering: keeps the token for two days. */
  begin: (token: string) => void;
  /** After signing out: nothing typed or chosen in this tab stays. */
  end: () => void;
  /** The server knows the shopper no more, and `end` follows: until then a rejected token is no loss. */
  expectEnd: () => void;
  /**
   * Ends the session when the server rejects or misses the token, and notifies `onLost` listeners. Form
   * drafts stay. `mustSignIn` is false if guests may send the request as well.
   */
  lose: (mustSignIn?: boolean) => void;
  /** After each navigation: follows the cookies, and knows the shopper again (RT-35). */
  restore: () => void;
  /** Stores the shopper's data from the server across reloads. */
  keepUser: (user: UserInfo) => void;
  /** Id of the shopper who closed the reminder to verify their address within the last week. */
  verifiesLater: () => string | undefined;
  verifyLater: (viewerId: string) => void;
  subscribe: (listener: () => void) => () => void;
  onLost: (listener: (loss: Loss) => void) => () => void;
}

/** The circumstances of a lost session. */
export interface Loss {
  /** Else it was a guest who was to sign in. */
  readonly wasSignedIn: boolean;
  readonly mustSignIn: boolean;
}

interface Keeping {
  state?: ClientState;
  users?: UserStore;
}

function listeners<Values extends unknown[]>() {
  const all = new Set<(...values: Values) => void>();
  return {
    tell: (...values: Values) => all.forEach((listener) => listener(...values)),
    add: (listener: (...values: Values) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

export function createSession(
  cookies: CookieJar,
  { state = createClientState(), users = forgetful }: Keeping = {},
): Session {
  const changes = listeners<[]>();
  const losses = listeners<[Loss]>();
  let isEnding = false;
  const isSignedIn = () => Boolean(cookies.read(TOKEN)) && state.isLogin();

  const followCookies = () => {
    const token = cookies.read(TOKEN);
    // Another shopper, signed in from another tab: the name kept here is not theirs.
    if (token !== state.token()) state.userInfo(null);
    state.token(token);
    state.isLogin(Boolean(token && cookies.read(FLAG)));
  };
  const change = (cookieChange: () => void) => {
    cookieChange();
    followCookies();
    changes.tell();
  };
  const end = () =>
    change(() => {
      isEnding = false;
      cookies.remove(TOKEN);
      cookies.remove(FLAG);
      users.write(null);
    });

  followCookies();
  return {
    state,
    isSignedIn,
    token: () => cookies.read(TOKEN),
    begin: (token) =>
      change(() => {
        users.write(null);
        cookies.write(TOKEN, token, TWO_DAYS_IN_SECONDS);
        cookies.write(FLAG, 'true', TWO_DAYS_IN_SECONDS);
      }),
    end: () => {
      tabStorage.clear();
      end();
    },
    expectEnd: () => {
      isEnding = true;
    },
    lose(mustSignIn = true) {
      if (isEnding) return;
      const wasSignedIn = isSignedIn();
      end();
      losses.tell({ wasSignedIn, mustSignIn });
    },
    restore: () => {
      const wasLogin = state.isLogin();
      followCookies();
      if (state.isLogin() && !state.userInfo()) state.userInfo(users.read());
      if (wasLogin !== state.isLogin()) changes.tell();
    },
    keepUser: (user) => {
      state.userInfo(user);
      users.write(user);
    },
    verifiesLater: () => cookies.read(REMINDER),
    verifyLater: (viewerId) => cookies.write(REMINDER, viewerId, ONE_WEEK_IN_SECONDS),
    subscribe: changes.add,
    onLost: losses.add,
  };
}
