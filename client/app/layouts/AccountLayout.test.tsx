import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderScreen, signedIn } from '../../testing/renderScreen';
import { AccountLayout } from './AccountLayout';

const show = (path: string) =>
  renderScreen(
    <Routes>
      <Route element={<AccountLayout />}>
        <Route path="*" element={<h1>Page</h1>} />
      </Route>
    </Routes>,
    { path, cookies: signedIn },
  );

const open = async (path: string) => {
  const view = show(path);
  const opener = screen.getByRole('button', { name: 'My account: Order management' });
  await view.user.click(opener);
  // The sheet is loaded when it is first opened.
  const sheet = await screen.findByRole('dialog', { name: 'My account' }, { timeout: 4000 });
  return { ...view, opener, sheet: within(sheet) };
};

test('on phones a button names the page and opens the menu, where it is marked', async () => {
  const { sheet, opener } = await open('/mine/order/orderDetail?id=o1');
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  expect(sheet.getAllByRole('link')).toHaveLength(8);
  expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('Order management');
});

test('a link of the menu leads away and closes it', async () => {
  const { sheet, user } = await open('/mine/order');
  await user.click(sheet.getByRole('link', { name: 'Balance' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/mine/fund');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'My account: Balance' })).toBeVisible();
});

test('it is closed without going anywhere', async () => {
  const { sheet, user } = await open('/mine/order');
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/mine/order');
});

test.each(['/mine/setting', '/mine/personal', '/mine/secure', '/mine/modifyPassword'])(
  '%s belongs to the settings, in the menu at the side and on the button of phones',
  (path) => {
    show(path);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Account settings');
    expect(screen.getByRole('button', { name: 'My account: Account settings' })).toBeVisible();
  },
);
