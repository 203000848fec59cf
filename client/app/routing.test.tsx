import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { CartPageDocument } from '../gql/graphql';
import { renderScreen, signedIn } from '../testing/renderScreen';
import { messages as zh } from '../i18n/zh';
import { shell } from '../testing/shell';
import { lazyPage } from '../routes/lazyPage';
import { DefaultLayout } from './layouts/DefaultLayout';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageLoading } from './PageLoading';
import { routeError } from './ErrorScreen';
import { SessionWatcher } from './SessionWatcher';

describe('the overlay (RT-33)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows only when the page takes more than 150 ms', () => {
    renderScreen(<PageLoading />);
    const overlay = () => screen.queryByRole('status', { name: 'The page is on its way' });
    act(() => jest.advanceTimersByTime(149));
    expect(overlay()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(overlay()).toBeInTheDocument();
  });
});

describe('a lazy page', () => {
  const load = async () => ({
    HerePage: () => <p>Here</p>,
    firstQuery: () => ({ query: CartPageDocument }),
  });

  test('shows its loading state until it is there, and none once it was preloaded', async () => {
    const Page = lazyPage({ page: 'HerePage', load });
    const show = () =>
      render(
        <Suspense fallback="Loading">
          <Page />
        </Suspense>,
      );
    const { unmount } = show();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Here')).toBeInTheDocument();
    unmount();
    await Page.preload(new URLSearchParams());
    show();
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  test('tells what it asks first', async () => {
    const Page = lazyPage({ page: 'HerePage', load });
    expect(await Page.preload(new URLSearchParams())).toEqual({ query: CartPageDocument });
  });
});

describe('a session that the server no longer knows', () => {
  test('leads to the login, with the way back as it was at first', async () => {
    const { session, toasts } = renderScreen(<SessionWatcher />, {
      ...{ path: '/cart?x=1', cookies: signedIn },
    });
    act(() => session.lose());
    expect(toasts.current()).toMatchObject([
      { type: 'info', text: 'Your session has ended. Please log in again.' },
    ]);
    const login = '/user/login?redirect=%2Fcart%3Fx%3D1';
    expect(screen.getByTestId('address')).toHaveTextContent(login);
    act(() => session.lose());
    expect(screen.getByTestId('address').textContent).toBe(login);
  });

  test('is said to be over where guests may stay; what was typed stays', async () => {
    sessionStorage.setItem('drafts', '[]');
    const { session, toasts } = renderScreen(<SessionWatcher />, { path: '/', cookies: signedIn });
    act(() => session.lose(false));
    expect(toasts.current()).toMatchObject([{ type: 'info' }]);
    expect(screen.getByTestId('address').textContent).toBe('/');
    expect(sessionStorage.getItem('drafts')).toBe('[]');
  });

  test('leaves who never signed in the words for guests', async () => {
    const { session, toasts } = renderScreen(<SessionWatcher />, { path: '/' });
    act(() => session.lose());
    expect(toasts.current()).toMatchObject([{ type: 'info', text: 'Please Login First' }]);
  });
});

describe('an error (RT-37)', () => {
  test.each([
    [
      { status: 418, message: 'Teapot' },
      { status: 418, message: 'Teapot' },
    ],
    [new Error('Boom'), { status: 500, message: 'Boom' }],
    ['text', { status: 500, message: '' }],
    [null, { status: 500, message: '' }],
  ])('%j is told as %j', (error, told) => {
    expect(routeError(error)).toEqual(told);
  });

  test('stands in place of its page alone, and another page is tried', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      // oxlint-disable-next-line typescript/only-throw-error -- a route may throw this
      throw { status: 418, message: 'Teapot' };
    };
    function Screen() {
      const { pathname } = useLocation();
      return (
        <PageErrorBoundary path={pathname}>
          {pathname === '/a' ? <Broken /> : <p>Fine</p>}
        </PageErrorBoundary>
      );
    }
    const { user } = renderScreen(
      <>
        <Screen />
        <Link to="/b">Onward</Link>
      </>,
      { path: '/a' },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('418');
    expect(screen.getByRole('article')).toHaveTextContent('Parcel damaged on the way');
    expect(screen.getByRole('alert')).toHaveTextContent('Teapot');
    await user.click(screen.getByRole('link', { name: 'Onward' }));
    expect(screen.getByText('Fine')).toBeInTheDocument();
  });
});

describe('a page whose chunk is missing (RT-38)', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/cart.js');
  const Lost = lazyPage({ page: 'LostPage', load: () => Promise.reject(missing) });

  test.each([
    ['en', undefined, 'This page could not be loaded', 'Reload the page', 'Back to home'],
    ['zh', zh, '此页面未能加载', '重新加载页面', '返回首页'],
  ])(
    'speaks to a shopper between header and footer: %s',
    async (_, messages, title, reload, home) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const routes = (
        <Routes>
          <Route element={<DefaultLayout />}>
            <Route path="*" element={<Lost />} />
          </Route>
        </Routes>
      );
      renderScreen(routes, { path: '/cart', mocks: [shell(null)], messages });
      const told = await screen.findByRole('alert');
      expect(within(told).getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(within(told).getByRole('button', { name: reload })).toBeVisible();
      const wayHome = within(told).getByRole('link', { name: home });
      expect(wayHome).toHaveAttribute('href', '/');
      expect(isLeftToBrowser(wayHome)).toBe(true);
      expect(told).not.toHaveTextContent(/500|module|assets/);
      expect(screen.getByRole('banner')).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
    },
  );
});

/** Returns whether a click loads a whole page, for which the router does nothing. */
function isLeftToBrowser(link: HTMLElement): boolean {
  let isLeft = false;
  // jsdom cannot load pages, so the last listener prevents it from trying.
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link);
  return isLeft;
}
