import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen, signedIn } from '../../testing/renderScreen';
import { shell } from '../../testing/shell';
import { step } from '../../testing/step';
import { App } from '../App';

const address = () => screen.getByTestId('address').textContent;
const header = () => within(screen.getByRole('banner'));
const proxyPurchase = () => header().getByRole('button', { name: 'Proxy purchase' });
const searchBox = () => header().queryByLabelText('Link of the item you want');

// As in a browser that has loaded it already.
beforeAll(() => import('../../ui/feedback/layers'));

beforeEach(async () => {
  history.pushState(null, '', '/before');
  renderScreen(<App />, { mocks: [shell({ name: 'Mei' })], cookies: signedIn, isInHistory: true });
  await header().findByRole('link', { name: 'Mei' });
  history.pushState({ idx: 1 }, '', '/nowhere');
  await act(() => window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } })));
  expect(address()).toBe('/nowhere');
});

test('back closes the box for a link that somebody types in, and the page stays', async () => {
  const user = userEvent.setup();
  await user.click(proxyPurchase());
  await user.type(searchBox()!, 'https://a.example');
  await step(-1);
  expect(searchBox()).not.toBeInTheDocument();
  expect(proxyPurchase()).toHaveFocus();
  expect(address()).toBe('/nowhere');
  await step(-1);
  expect(address()).toBe('/before');
});

test('back closes each menu that was pressed open', async () => {
  const user = userEvent.setup();
  for (const name of [/^My account/, /^English/]) {
    const button = header().getByRole('button', { name });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await step(-1);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(address()).toBe('/nowhere');
  }
});

test('a menu that the pointer only passed is no step to take back', async () => {
  const user = userEvent.setup();
  await user.hover(proxyPurchase());
  expect(searchBox()).toBeInTheDocument();
  await step(-1);
  expect(address()).toBe('/before');
});

test('a choice is made by a press on its name, which takes the focus off the button', async () => {
  const user = userEvent.setup();
  const button = header().getByRole('button', { name: /^English/ });
  await user.click(button);
  const dark = await header().findByText('Dark');
  await user.pointer({ keys: '[MouseLeft>]', target: dark });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.pointer('[/MouseLeft]');
  expect(header().getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(button).toHaveAccessibleName(/Dark/);
});

test('a menu closes once the focus goes on to the page', async () => {
  const user = userEvent.setup();
  const button = header().getByRole('button', { name: /^English/ });
  await user.click(button);
  act(() => proxyPurchase().focus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
