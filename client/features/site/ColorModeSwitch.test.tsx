import { screen, within } from '@testing-library/react';
import { requestCookies } from '../../apollo/cookies';
import { renderScreen } from '../../testing/renderScreen';
import { readColorMode } from './colorMode';
import { ColorModeSwitch } from './ColorModeSwitch';

const root = document.documentElement;

test.each([
  ['', 'system'],
  ['colorMode=dark', 'dark'],
  ['colorMode=purple', 'system'],
])('the cookie "%s" means %s', (cookie, mode) => {
  expect(readColorMode(requestCookies(cookie))).toBe(mode);
});

test('opens in the mode that was chosen last', () => {
  renderScreen(<ColorModeSwitch />, { cookies: 'colorMode=light' });
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('a choice shows at once and is kept; the system can decide again', async () => {
  const { user } = renderScreen(<ColorModeSwitch />);
  const choice = within(screen.getByRole('radiogroup', { name: 'Colours' }));
  expect(choice.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'Dark' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('colorMode=dark');
  await user.click(choice.getByRole('radio', { name: 'Auto' }));
  expect(root).not.toHaveAttribute('data-theme');
});
