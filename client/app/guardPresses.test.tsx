import { act, fireEvent, render, screen } from '@testing-library/react';
import { guardPresses } from './guardPresses';

let end = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  end = guardPresses(document.body);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

/** Passes that many milliseconds on the screen, the frame that shows what came included. */
const look = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const FRAME = 16;

const onPay = jest.fn();
beforeEach(() => onPay.mockClear());

const pay = <button onClick={onPay}>Pay</button>;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a button answers once it has been on the screen for 700 ms; presses before are forgotten', async () => {
  const { rerender } = render(<p>Loading</p>);
  await look(5000);
  rerender(<main>{pay}</main>);
  for (const ms of [0, 50, 300, 349]) {
    await look(ms);
    press('Pay');
  }
  expect(onPay).not.toHaveBeenCalled();
  await look(FRAME);
  expect(onPay).not.toHaveBeenCalled();
  press('Pay');
  expect(onPay).toHaveBeenCalledTimes(1);
});

test('a form is not sent by Enter either, nor a link followed, while they are new', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const onFollow = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <button>Submit order</button>
      <a href="/mine/setting" onClick={onFollow}>
        Me
      </a>
    </form>,
  );
  await look(0);
  // What a browser does for Enter in a field as well.
  press('Submit order');
  fireEvent.click(screen.getByRole('link'));
  expect([onSubmit, onFollow].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await look(700 + FRAME);
  press('Submit order');
  fireEvent.click(screen.getByRole('link'));
  expect([onSubmit, onFollow].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('what lay below a sheet, or comes back where a bar stood, is as new', async () => {
  const page = (cover?: React.ReactNode) => (
    <>
      {pay}
      {cover}
    </>
  );
  const { rerender } = render(page());
  for (const cover of [<dialog key="sheet" />, <section key="bar" data-bar="" />]) {
    rerender(page(cover));
    await look(1000);
    rerender(page());
    await look(600);
    press('Pay');
    expect(onPay).not.toHaveBeenCalled();
    await look(100 + FRAME);
    press('Pay');
    expect(onPay).toHaveBeenCalledTimes(1);
    onPay.mockClear();
  }
});

test('Enter that is held presses once; in a text it makes lines', () => {
  render(
    <>
      {pay}
      <textarea />
    </>,
  );
  const isLet = (role: string, repeat: boolean) =>
    fireEvent.keyDown(screen.getByRole(role), { key: 'Enter', repeat });
  expect(isLet('button', false)).toBe(true);
  expect(isLet('button', true)).toBe(false);
  expect(isLet('textbox', true)).toBe(true);
});

test('nothing is said to assistive technology, boxes can be ticked, menus of the header answer at once', async () => {
  const onMenu = jest.fn();
  const { container } = render(
    <>
      <header>
        <button onClick={onMenu}>Menu</button>
      </header>
      {pay}
      <input type="checkbox" />
    </>,
  );
  await look(0);
  press('Menu');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Pay');
  expect(onMenu).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(onPay).not.toHaveBeenCalled();
  expect(container.innerHTML).not.toMatch(/aria-|disabled/);
});

test('a page that comes back from the background is as new', async () => {
  render(pay);
  await look(1000);
  fireEvent(document, new Event('visibilitychange'));
  press('Pay');
  expect(onPay).not.toHaveBeenCalled();
  await look(700 + FRAME);
  press('Pay');
  expect(onPay).toHaveBeenCalledTimes(1);
});
