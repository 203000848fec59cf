import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { CartPageDocument } from '../gql/graphql';
import { renderScreen, signedIn } from '../testing/renderScreen';
import { pages } from '../routes/pages';
import { mayPrefetch, PrefetchLinks } from './PrefetchLinks';

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '3g', saveData: false } }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
])('with %j prefetching is allowed: %s (RT-32)', (network, allowed) => {
  expect(mayPrefetch(network)).toBe(allowed);
});

describe('links in view', () => {
  let scrollIntoView: (link: Element) => void;
  const idle = jest.fn((task: IdleRequestCallback) => {
    task({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
  const preload = jest.spyOn(pages.cart, 'preload');
  const preloadLogin = jest.spyOn(pages.login, 'preload');

  beforeEach(() => {
    jest.clearAllMocks();
    // Until links are watched, none is seen.
    scrollIntoView = () => undefined;
    preload.mockResolvedValue(undefined);
    preloadLogin.mockResolvedValue(undefined);
    const watched = new Set<Element>();
    class Sight {
      constructor(tell: IntersectionObserverCallback) {
        scrollIntoView = (target) => {
          if (!watched.has(target)) return;
          const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
          tell([entry], this as unknown as IntersectionObserver);
        };
      }
      observe = (link: Element) => void watched.add(link);
      unobserve = (link: Element) => void watched.delete(link);
      disconnect = () => watched.clear();
    }
    Object.assign(window, { IntersectionObserver: Sight, requestIdleCallback: idle });
  });

  const show = (cookies = signedIn) =>
    renderScreen(
      <>
        <Link to="/cart">Cart</Link>
        <Link to="/cart">Cart again</Link>
        <Link to="/user/login">Login</Link>
        <a href="https://shop.example">Elsewhere</a>
        <PrefetchLinks />
      </>,
      { cookies },
    );

  /** Somebody is there, who scrolls. */
  const showInUse = (cookies?: string) => {
    const shown = show(cookies);
    fireEvent.scroll(window);
    return shown;
  };

  test.each([
    ['a scroll', () => fireEvent.scroll(window)],
    ['a move of the pointer', () => fireEvent.pointerMove(document.body)],
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body)],
  ])('bring nothing to a page that is only looked at, until %s', (_, use) => {
    show();
    scrollIntoView(screen.getByText('Cart'));
    expect(preload).not.toHaveBeenCalled();
    use();
    scrollIntoView(screen.getByText('Cart'));
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test('bring their page once, while idle and within 2000 ms', () => {
    showInUse();
    expect(preload).not.toHaveBeenCalled();
    scrollIntoView(screen.getByText('Cart'));
    scrollIntoView(screen.getByText('Cart'));
    scrollIntoView(screen.getByText('Cart again'));
    expect(idle).toHaveBeenCalledTimes(1);
    expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test('ask what their page asks first once they are pointed at or focused, and not before', async () => {
    const { client } = showInUse();
    const first = { query: CartPageDocument, variables: {} };
    const ask = jest.spyOn(client, 'query').mockResolvedValue({ data: undefined });
    preload.mockResolvedValue(first);
    scrollIntoView(screen.getByText('Cart'));
    await waitFor(() => expect(preload).toHaveBeenCalledTimes(1));
    expect(ask).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByText('Cart'));
    await waitFor(() => expect(ask).toHaveBeenCalledWith(expect.objectContaining(first)));
    fireEvent.focusIn(screen.getByText('Cart again'));
    fireEvent.pointerOver(screen.getByText('Elsewhere'));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('bring nothing offline, and are asked again later', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showInUse();
    scrollIntoView(screen.getByText('Cart'));
    expect(preload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    scrollIntoView(screen.getByText('Cart'));
    expect(preload).toHaveBeenCalledTimes(1);
    online.mockRestore();
  });

  test('to guarded pages bring nothing to a guest', () => {
    showInUse('');
    scrollIntoView(screen.getByText('Cart'));
    scrollIntoView(screen.getByText('Login'));
    scrollIntoView(screen.getByText('Elsewhere'));
    expect(preload).not.toHaveBeenCalled();
    expect(preloadLogin).toHaveBeenCalledTimes(1);
  });

  test('that appear later are watched as well', async () => {
    showInUse();
    const late = document.createElement('p');
    late.innerHTML = '<a href="/cart">Late</a>';
    await act(async () => void document.body.append(late));
    scrollIntoView(late.firstElementChild!);
    expect(preload).toHaveBeenCalledTimes(1);
    late.remove();
  });
});
