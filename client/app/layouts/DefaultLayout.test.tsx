import { act, screen, waitFor, within } from '@testing-library/react';
import { PurchaseProcessDocument } from '../../gql/graphql';
import { answer, renderScreen, signedIn } from '../../testing/renderScreen';
import { scrollTo, shell } from '../../testing/shell';
import { App } from '../App';

const process = answer(
  PurchaseProcessDocument,
  {},
  { article: { __typename: 'Article', id: 59, name: 'How to buy & ship' } },
);

const show = (path = '/nowhere') =>
  renderScreen(<App />, {
    ...{ path, cookies: signedIn, viewerId: null },
    mocks: [shell({ cartCount: 0 }), process],
  });

const banner = () => screen.queryByRole('region', { name: 'Proxy purchase' });
const backToTop = () => screen.queryByRole('button', { name: 'Back to top' });
/** jsdom knows no widths: the floating bar and the bottom bar of phones are both there. */
const floatingBar = () => screen.getByRole('navigation', { name: 'Shortcuts' });
const bottomBar = () => screen.getByRole('navigation', { name: 'Main places' });

afterEach(() => scrollTo(0));

test('the banner appears after scrolling more than 110 px and leads to article 59 (LY-01, BN-01)', async () => {
  show();
  act(() => scrollTo(110));
  expect(banner()).not.toBeInTheDocument();
  act(() => scrollTo(111));
  const within111 = within(banner()!);
  expect(within111.getByLabelText('Link of the item you want')).toBeInTheDocument();
  expect(await within111.findByRole('link', { name: 'Parcelport' })).toHaveAttribute('href', '/');
  await waitFor(() =>
    expect(within111.getByRole('link', { name: 'How to buy' })).toHaveAttribute(
      'href',
      '/faq/59/How%20to%20buy%20%26%20ship',
    ),
  );
  act(() => scrollTo(110));
  expect(banner()).not.toBeInTheDocument();
});

test('back to top appears after scrolling more than 300 px, and goes there (FB-03)', async () => {
  const { user } = show();
  const goTo = jest.spyOn(window, 'scrollTo');
  act(() => scrollTo(300));
  expect(backToTop()).not.toBeInTheDocument();
  act(() => scrollTo(301));
  await user.click(backToTop()!);
  expect(goTo).toHaveBeenCalledWith({ top: 0 });
});

test('the floating bar leads to cart, home, help and messages, all with names (FB-02)', () => {
  show();
  const targets = ['Cart', 'Home', 'Help centre', 'Messages'].map((name) =>
    within(floatingBar()).getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual(['/cart', '/', '/faq', '/message']);
});

test('the cart has a badge only when something lies in it, and follows the cache (FB-01)', async () => {
  const { client } = show();
  await screen.findByRole('button', { name: 'My account' });
  expect(screen.queryByRole('img', { name: /in the cart/ })).not.toBeInTheDocument();
  const id = client.cache.identify({ __typename: 'Viewer', id: 'v1' });
  act(() => void client.cache.modify({ id, fields: { cartCount: () => 1 } }));
  const badge = await within(floatingBar()).findByRole('img', { name: '1 item in the cart' });
  expect(badge).toHaveTextContent('1');
});

test('messages have a badge while threads hold something unread (FB-02)', async () => {
  const mocks = [shell({ unreadThreadCount: 2 })];
  renderScreen(<App />, { path: '/nowhere', mocks, cookies: signedIn });
  const badge = await within(floatingBar()).findByRole('img', {
    name: '2 threads with unread messages',
  });
  expect(badge).toHaveTextContent('2');
});

test('the footer shows groups of articles, contact and copyright (FT-01 … FT-04)', async () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByRole('heading', { name: 'Getting help' })).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Fees & taxes' })).toHaveAttribute(
    'href',
    '/faq/5/Fees%20%26%20taxes',
  );
  expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/article/7/Terms');
  expect(footer.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  expect(footer.getByText('7x24 hours service')).toBeInTheDocument();
  const estimate = footer.getByRole('link', { name: 'What it costs to your country' });
  expect(estimate).toHaveAttribute('href', '/#estimate');
  const social = footer.getAllByRole('link', { name: /^Parcelport on / });
  expect(social.map((link) => link.getAttribute('href'))).toEqual([
    'https://facebook.example/parcelport',
    'https://instagram.example/parcelport',
    'https://youtube.example/parcelport',
  ]);
  expect(social[2]).toHaveAccessibleName('Parcelport on YouTube');
  expect(footer.getByText('© Parcelport')).toBeInTheDocument();
});

test('the login layout has logo, page and copyright only (LY-02)', async () => {
  renderScreen(<App />, { path: '/user/login', mocks: [shell(null)] });
  expect(await screen.findByRole('link', { name: 'Parcelport' })).toBeInTheDocument();
  expect(screen.getByText('© Parcelport')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Getting help' })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  test('the menu is a sheet that a link closes', async () => {
    const { user } = show();
    await screen.findByRole('button', { name: 'My account' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(sheet).getByRole('button', { name: 'Community' })).toBeInTheDocument();
    expect(within(sheet).getByRole('button', { name: 'Log out' })).toBeInTheDocument();
    await user.click(within(sheet).getByRole('link', { name: 'Account settings' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/mine/setting');
  });

  test('the bar at the bottom leads to help and messages too, which have their badge (FB-02)', async () => {
    const mocks = [shell({ unreadThreadCount: 3 })];
    renderScreen(<App />, { path: '/nowhere', mocks, cookies: signedIn });
    const bar = within(bottomBar());
    expect(bar.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/faq');
    const messages = await bar.findByRole('link', {
      name: /^Messages.*3 threads with unread messages/,
    });
    expect(messages).toHaveAttribute('href', '/message');
  });

  test.each([
    ['/faq', 'Help'],
    ['/faq/59/Purchase%20process', 'Help'],
    ['/mine/store/confirmInfo?ids=s1', 'Warehouse'],
    ['/mine/order', 'Me'],
    ['/payment/withdraw', 'Me'],
    ['/payment/westpay', 'Me'],
  ])('at %s the bar at the bottom marks %s alone', (path, name) => {
    renderScreen(<App />, { path, mocks: [shell({})], cookies: signedIn });
    const links = within(bottomBar()).getAllByRole('link');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked).toEqual([within(bottomBar()).getByRole('link', { name })]);
  });

  test('the bar at the bottom leads home, to the cart, the warehouse and me', () => {
    show();
    const links = within(bottomBar()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/cart',
      '/mine/store',
      '/faq',
      '/message',
      '/mine/setting',
    ]);
  });
});

describe('while the configuration of the site is being loaded (HD-01)', () => {
  const heldBack = { ...shell(null), delay: Infinity };
  const logos = (path: string) => {
    renderScreen(<App />, { path, mocks: [heldBack] });
    return screen.findAllByRole('link', { name: 'Home' });
  };

  test.each(['/user/login', '/nowhere'])('the logo of %s has a name already', async (path) => {
    const [logo] = await logos(path);
    expect(logo).toHaveAttribute('href', '/');
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName();
  });

  test('it has the name that came with the page', async () => {
    const mocks = [heldBack];
    renderScreen(<App />, { path: '/user/login', mocks, siteName: 'Parcelport' });
    expect(await screen.findByRole('link', { name: 'Parcelport' })).toHaveAttribute('href', '/');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Log in · Parcelport'));
  });
});

test.each([
  ['/mine/order', 'Me'],
  ['/mine/package', 'Me'],
  ['/mine/fund', 'Me'],
  ['/payment/recharge', 'Me'],
  ['/mine/setting', 'Me'],
  ['/mine/store', 'Warehouse'],
  ['/message', 'Messages'],
])('%s belongs to "%s" in the bar of phones', (path, name) => {
  show(path);
  const [current, ...others] = within(bottomBar()).getAllByRole('link', { current: 'page' });
  expect(current).toHaveTextContent(name);
  expect(others).toEqual([]);
});
