import { createClientState } from './clientState';
import { requestCookies } from './cookies';
import { createSession } from './session';
import { browserUsers } from './userStore';

test('signed in means token and login flag together (ST-01, RT-36)', () => {
  const table: [cookies: string, verdict: boolean][] = [
    ['', false],
    ['token=a', false],
    ['isLogin=true', false],
    ['token=a; isLogin=true', true],
  ];
  for (const [cookies, verdict] of table) {
    const { isSignedIn, state } = createSession(requestCookies(cookies));
    expect([cookies, isSignedIn(), state.isLogin()]).toEqual([cookies, verdict, verdict]);
  }
});

test('a token that has gone means signed out at once, whatever the client state says', () => {
  const cookies = requestCookies('token=a; isLogin=true');
  const { isSignedIn, state } = createSession(cookies);
  cookies.remove('token');
  expect([isSignedIn(), state.isLogin()]).toEqual([false, true]);
});

test('both cookies are kept for two days (ST-02, CO-01)', () => {
  const cookies = { read: () => undefined, write: jest.fn(), remove: jest.fn() };
  createSession(cookies).begin('secret');
  expect(cookies.write.mock.calls).toEqual([
    ['token', 'secret', 172_800],
    ['isLogin', 'true', 172_800],
  ]);
});

test('ending clears both and tells; losing tells that it was not wanted', () => {
  const session = createSession(requestCookies('token=a; isLogin=true'));
  const [onChange, onLost] = [jest.fn(), jest.fn()];
  session.subscribe(onChange);
  session.onLost(onLost);
  session.end();
  expect([session.isSignedIn(), session.token()]).toEqual([false, undefined]);
  expect([onChange.mock.calls.length, onLost.mock.calls.length]).toEqual([1, 0]);
  session.begin('b');
  session.lose();
  expect(session.isSignedIn()).toBe(false);
  expect(onLost).toHaveBeenCalledTimes(1);
});

describe('restoring after a navigation (RT-35)', () => {
  const mei = { id: 'v1', name: 'Mei', avatarUrl: '/uploads/mei.png' };

  test('knows the shopper again, by the cookies and by storage', () => {
    const cookies = requestCookies('token=a; isLogin=true');
    createSession(cookies, { users: browserUsers }).keepUser(mei);
    const { state, restore } = createSession(cookies, { users: browserUsers });
    expect(state.userInfo()).toBeNull();
    restore();
    expect([state.isLogin(), state.token(), state.userInfo()]).toEqual([true, 'a', mei]);
  });

  test('a flag that has gone means signed out, and everybody is told', () => {
    const cookies = requestCookies('token=a; isLogin=true');
    const session = createSession(cookies);
    const onChange = jest.fn();
    session.subscribe(onChange);
    session.restore();
    expect(onChange).not.toHaveBeenCalled();
    cookies.remove('isLogin');
    session.restore();
    expect([session.isSignedIn(), session.state.isLogin()]).toEqual([false, false]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('the name of one shopper is never shown to the next', () => {
    const cookies = requestCookies('token=a; isLogin=true');
    const session = createSession(cookies, { users: browserUsers });
    session.keepUser(mei);
    session.end();
    expect(session.state.userInfo()).toBeNull();
    session.begin('b');
    session.restore();
    expect(session.state.userInfo()).toBeNull();
  });

  test('what lies in storage may be nonsense', () => {
    localStorage.setItem('userInfo', '{"id":7}');
    expect(browserUsers.read()).toBeNull();
  });
});

test('the client state has five fields, speaking English by default (LY-03, AU-03)', () => {
  const { footerHeight, clientLang, token, userInfo, isLogin, ...others } = createClientState();
  expect([footerHeight(), clientLang(), token(), userInfo(), isLogin()]).toEqual([
    0,
    'en',
    undefined,
    null,
    false,
  ]);
  expect(others).toEqual({});
});
