import { screen } from '@testing-library/react';
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
  expect(screen.getByRole('combobox', { name: 'Colours' })).toHaveDisplayValue('Light');
});

test('a choice shows at once and is kept; the system can decide again', async () => {
  const { user } = renderScreen(<ColorModeSwitch />);
  const choice = screen.getByRole('combobox', { name: 'Colours' });
  expect(choice).toHaveDisplayValue('Auto');
  await user.selectOptions(choice, 'Dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('colorMode=dark');
  await user.selectOptions(choice, 'Auto');
  expect(root).not.toHaveAttribute('data-theme');
});
