import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { step } from '../../testing/step';
import { ListDays } from './ListDays';

const dates = () => screen.getByRole('button', { name: 'Dates' });

test('a list that no day narrows keeps its days behind a button', async () => {
  const { user } = renderScreen(<ListDays />);
  expect(dates()).toHaveAttribute('aria-expanded', 'false');
  await user.click(dates());
  expect(dates()).toHaveAttribute('aria-expanded', 'true');
  const days = document.getElementById(dates().getAttribute('aria-controls') ?? '');
  expect(days).toContainElement(screen.getByLabelText('From'));
  expect(days).toContainElement(screen.getByLabelText('To'));
});

test.each([{ from: '2026-11-01' }, { to: '2026-11-30' }])(
  'the days that narrow a list, %j, are in sight',
  (period) => {
    renderScreen(<ListDays {...period} />);
    expect(dates()).toHaveAttribute('aria-expanded', 'true');
  },
);

test('a day the browser refuses comes into sight', () => {
  renderScreen(<ListDays />);
  fireEvent.invalid(screen.getByLabelText('From'));
  expect(dates()).toHaveAttribute('aria-expanded', 'true');
});

test('a day that is not in the calendar is told with what is expected, and looked at anew once it is changed', () => {
  renderScreen(<ListDays />);
  const from = screen.getByLabelText<HTMLInputElement>('From');
  fireEvent.invalid(from);
  expect(from.validationMessage).toMatch(/^Enter a day that is in the calendar, from 2000 to 2099/);
  fireEvent.keyDown(from, { key: '8' });
  expect(from.validationMessage).toBe('');
});

test('back closes the days that were asked for, and the list stays', async () => {
  await import('../feedback/layers');
  history.pushState(null, '', '/list');
  const { user } = renderScreen(<ListDays />, { isInHistory: true });
  await user.click(dates());
  await step(-1);
  expect(dates()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByTestId('address')).toHaveTextContent('/list');
});
