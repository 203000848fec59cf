import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { SignOutDocument } from '../../gql/graphql';
import { answer, renderScreen, signedIn } from '../../testing/renderScreen';
import { shell, viewer } from '../../testing/shell';
import { App } from '../App';

const asGuest = () => renderScreen(<App />, { path: '/nowhere', mocks: [shell(null)] });
const asShopper = (who: Partial<typeof viewer> = {}) =>
  renderScreen(<App />, { path: '/nowhere', mocks: [shell(who)], cookies: signedIn });

const address = () => screen.getByTestId('address').textContent;
const header = () => within(screen.getByRole('banner'));
const preferences = (words: string) =>
  header().findByRole('button', { name: new RegExp(`^${words}`) });
const proxyPurchase = () => screen.getByRole('button', { name: 'Proxy purchase' });
const searchBox = () => screen.queryByLabelText('Link of the item you want');

test('a guest sees picture and name of the site, the help centre and the ways in (HD-01, HD-06, HD-08)', async () => {
  asGuest();
  const logo = await header().findByRole('link', { name: 'Parcelport' });
  expect(logo).toHaveAttribute('href', '/');
  expect(logo.querySelector('img')).toHaveAttribute('src', '/uploads/parcelport.svg');
  expect(header().getByRole('link', { name: 'Help centre' })).toHaveAttribute('href', '/faq');
  expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login');
  expect(header().getByRole('link', { name: 'Register' })).toBeInTheDocument();
  expect(screen.getByText(/^Demo:/)).toBeInTheDocument();
});

test('the page of an item has the cart with its count in reach, also on phones', async () => {
  renderScreen(<App />, { path: '/productdetail', mocks: [shell({})], cookies: signedIn });
  const cart = await header().findByRole('link', { name: /Cart/ });
  expect(cart).toHaveAttribute('href', '/cart');
  expect(await within(cart).findByRole('img', { name: '3 items in the cart' })).toBeInTheDocument();
});

test('elsewhere the cart of phones stands in their bar alone', async () => {
  asShopper();
  await screen.findByText(/^Demo:/);
  expect(header().queryByRole('link', { name: /Cart/ })).not.toBeInTheDocument();
});

describe('the search box of Proxy purchase (HD-02 … HD-04)', () => {
  test('shows on hover and hides when the pointer leaves', async () => {
    const { user } = asGuest();
    expect(searchBox()).not.toBeInTheDocument();
    await user.hover(proxyPurchase());
    expect(searchBox()).toBeInTheDocument();
    await user.unhover(proxyPurchase());
    expect(searchBox()).not.toBeInTheDocument();
  });

  test('stays while somebody types, even when the pointer leaves', async () => {
    const { user } = asGuest();
    await user.click(proxyPurchase());
    await user.type(searchBox()!, 'https://a.example');
    await user.unhover(searchBox()!);
    expect(searchBox()).toHaveValue('https://a.example');
  });

  test('works by keyboard: shows on focus, Esc hides it and keeps the focus, Enter shows it again', async () => {
    const { user } = asGuest();
    act(() => proxyPurchase().focus());
    await waitFor(() => expect(searchBox()).toBeInTheDocument());
    expect(proxyPurchase()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(searchBox()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(searchBox()).not.toBeInTheDocument();
    expect(proxyPurchase()).toHaveFocus();
    expect(proxyPurchase()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(searchBox()).toBeInTheDocument();
  });

  test('hides when the focus moves on', async () => {
    const { user } = asGuest();
    act(() => proxyPurchase().focus());
    await waitFor(() => expect(searchBox()).toBeInTheDocument());
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Shipping estimate' })).toHaveFocus();
    expect(searchBox()).not.toBeInTheDocument();
  });

  test('leads to the item and is cleared; nothing but blanks leads nowhere', async () => {
    const { user } = asGuest();
    await user.click(proxyPurchase());
    await user.type(searchBox()!, '   {Enter}');
    expect(address()).toBe('/nowhere');
    await user.clear(searchBox()!);
    const box = searchBox()!;
    await user.type(box, '  https://a.example/x?y=1 {Enter}');
    await waitFor(() =>
      expect(address()).toBe('/productdetail?url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1'),
    );
    expect(box).toHaveValue('');
  });
});

test.each(['Shipping estimate', 'Community'])('%s only shows a notice (HD-05)', async (name) => {
  const { user } = asGuest();
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    'Sorry, this feature is not open yet, you can contact online customer service for help',
  );
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/nowhere');
});

test('the currency is the yuan (HD-12)', async () => {
  const { user } = asGuest();
  await user.click(await preferences('English · CNY · Auto'));
  expect(await header().findByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('¥ CNY');
});

test('one control says language, currency and colours, and changes them in place', async () => {
  const { user } = asGuest();
  const control = await preferences('English · CNY · Auto');
  expect(header().queryByRole('combobox')).not.toBeInTheDocument();
  control.focus();
  await user.click(await header().findByRole('radio', { name: 'Dark' }));
  expect(await preferences('English · CNY · Dark')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(control).toHaveFocus();
  expect(control).toHaveAttribute('aria-expanded', 'false');
  expect(header().getByLabelText('Colours')).not.toBeVisible();
  await user.click(control);
  await user.click(header().getByRole('radio', { name: 'Auto' }));
});

describe('a shopper', () => {
  test.each([
    ['mei.longname@example.com', 'mei.longname@examp…'],
    ['eighteen-letters-x', 'eighteen-letters-x'],
    ['📦'.repeat(19), `${'📦'.repeat(18)}…`],
  ])('called %s is greeted as %s, leading to the personal page (HD-09)', async (name, shown) => {
    asShopper({ name });
    const link = await header().findByRole('link', { name: shown });
    expect(link).toHaveAttribute('href', '/mine/personal');
    expect(header().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  test('is shown by their picture, or by the first letter of their name (HD-09)', async () => {
    asShopper({ name: 'Mei', avatar: { __typename: 'Image', url: '/uploads/mei.png' } });
    const link = await header().findByRole('link', { name: 'Mei' });
    expect(link.querySelector('img')).toHaveAttribute('src', '/uploads/mei.png');
    cleanup();
    asShopper({ name: 'mei' });
    expect(await header().findByText('M')).toBeVisible();
    expect(header().getByRole('link', { name: 'mei' }).querySelector('img')).toBeNull();
  });

  test('has a menu of three, by pointer and by keyboard (HD-10)', async () => {
    const { user } = asShopper();
    const toggle = await header().findByRole('button', { name: 'My account' });
    await user.hover(toggle);
    expect(header().getByRole('link', { name: 'Order management' })).toHaveAttribute(
      'href',
      '/mine/order',
    );
    expect(header().getByRole('link', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '/mine/setting',
    );
    expect(header().getByRole('button', { name: 'Log out' })).toBeInTheDocument();
    await user.unhover(toggle);
    expect(header().queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    act(() => toggle.focus());
    expect(await header().findByRole('button', { name: 'Log out' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(header().queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
  });

  test('is signed out when logging out, and their name is forgotten (HD-11)', async () => {
    // jsdom cannot load another page, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const signOut = answer(
      SignOutDocument,
      {},
      { signOut: { __typename: 'SignOutPayload', isSignedOut: true } },
    );
    const { user, session } = renderScreen(<App />, {
      path: '/nowhere',
      mocks: [shell({}), signOut, shell(null)],
      cookies: signedIn,
    });
    await user.click(await header().findByRole('button', { name: 'My account' }));
    expect(session.state.userInfo()).toEqual({
      ...{ id: 'v1', name: viewer.name, avatarUrl: null },
    });
    await user.click(header().getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(session.isSignedIn()).toBe(false));
    expect(session.state.userInfo()).toBeNull();
    expect(header().getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  });
});
