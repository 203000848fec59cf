import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function showOne(onClick = jest.fn()) {
  const view = renderScreen(null);
  act(() => view.toasts.show({ type: 'info', text: 'Hello', action: { label: 'Undo', onClick } }));
  return screen.getByText('Hello');
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('ER-03: a toast is read out and goes after 4000 ms', () => {
  const toast = showOne();
  expect(screen.getByRole('status')).toContainElement(toast);
  pass(3999);
  expect(toast).toBeInTheDocument();
  pass(1);
  expect(toast).not.toBeInTheDocument();
});

test('it waits while the pointer rests on it', () => {
  const toast = showOne();
  pass(3000);
  fireEvent.mouseEnter(toast);
  pass(60_000);
  expect(toast).toBeInTheDocument();
  fireEvent.mouseLeave(toast);
  pass(4000);
  expect(toast).not.toBeInTheDocument();
});

test('it waits while the focus is in it', () => {
  const toast = showOne();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  pass(60_000);
  expect(toast).toBeInTheDocument();
});

test('it can be closed, and its action closes it too', () => {
  const toast = showOne();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(toast).not.toBeInTheDocument();

  const onClick = jest.fn();
  const next = showOne(onClick);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(next).not.toBeInTheDocument();
});

test('the same sentence twice is one toast', () => {
  const { toasts } = renderScreen(null);
  act(() => toasts.show({ type: 'error', text: 'Twice' }));
  act(() => toasts.show({ type: 'error', text: 'Twice' }));
  expect(screen.getAllByText('Twice')).toHaveLength(1);
});
