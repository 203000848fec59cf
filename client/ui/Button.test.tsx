import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import { Button } from './Button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('CO-02: a button rests for 2000 ms after a click and keeps the focus', () => {
  const onClick = jest.fn();
  renderScreen(<Button onClick={onClick}>Pay</Button>);
  const button = screen.getByRole('button', { name: 'Pay' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  act(() => jest.advanceTimersByTime(1999));
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(1));
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a resting submit button does not submit again', () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  renderScreen(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a repeatable button does not rest; a disabled one does nothing', () => {
  const onClick = jest.fn();
  renderScreen(
    <>
      <Button isRepeatable onClick={onClick}>
        More
      </Button>
      <Button isDisabled onClick={onClick}>
        Never
      </Button>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('button', { name: 'Never' }));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a busy button says so, keeps the focus and takes no click', () => {
  const onClick = jest.fn();
  renderScreen(
    <Button isBusy onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay', busy: true });
  button.focus();
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});
