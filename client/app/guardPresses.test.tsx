import { act, fireEvent, render, screen } from '@testing-library/react';
import { guardPresses } from './guardPresses';

let end = () => {};
/** Another page led here, e.g. that of a search engine. */
const isLed = jest.spyOn(document, 'referrer', 'get');
beforeEach(() => {
  jest.useFakeTimers();
  isLed.mockReturnValue('https://search.example/');
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

test('where the address was typed all answers at once, until something was pressed', async () => {
  end();
  isLed.mockReturnValue('');
  end = guardPresses(document.body);
  const { rerender } = render(<p data-bar>Loading</p>);
  await look(100);
  rerender(<main key="first">{pay}</main>);
  await look(100);
  press('Pay');
  expect(onPay).toHaveBeenCalledTimes(1);
  rerender(<main key="second">{pay}</main>);
  await look(100);
  press('Pay');
  expect(onPay).toHaveBeenCalledTimes(1);
  await look(1000);
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
  // A browser does the same for Enter in a field.
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

test('Enter in a field sends its form soon after a sheet closed if it was written in since', async () => {
  const onSend = jest.fn((event: React.FormEvent) => event.preventDefault());
  const page = (sheet?: React.ReactNode) => (
    <>
      <form onSubmit={onSend}>
        <input aria-label="Link" />
        <button>Find</button>
      </form>
      {pay}
      {sheet}
    </>
  );
  const { rerender } = render(page());
  async function closeSheet() {
    rerender(page(<dialog />));
    await look(1000);
    rerender(page());
    await look(100);
  }
  const field = screen.getByRole('textbox');
  field.focus();
  const write = () => fireEvent.input(field, { target: { value: 'https://shop.example' } });

  write();
  await closeSheet();
  press('Find');
  expect(onSend).not.toHaveBeenCalled();
  await look(10);
  write();
  await look(10);
  fireEvent.click(screen.getByRole('button', { name: 'Find' }), { detail: 1 });
  press('Pay');
  expect(onSend).not.toHaveBeenCalled();
  expect(onPay).not.toHaveBeenCalled();
  press('Find');
  expect(onSend).toHaveBeenCalledTimes(1);
  await closeSheet();
  press('Find');
  expect(onSend).toHaveBeenCalledTimes(1);
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

describe('who presses the same place twice', () => {
  const onGo = jest.fn();
  beforeEach(() => onGo.mockClear());
  const checkOut = (
    <main key="cart">
      <button onClick={onGo}>To checkout</button>
    </main>
  );
  const payPage = <main key="payment">{pay}</main>;
  const tap = (name: string, clientX: number, clientY: number) =>
    fireEvent.click(screen.getByRole('button', { name }), { detail: 1, clientX, clientY });

  /** Presses the button of the next step, whose page is replaced at once, and waits that long on the new page. */
  async function goOn(go: () => void, ms: number) {
    const { rerender } = render(checkOut);
    await look(2000);
    go();
    expect(onGo).toHaveBeenCalledTimes(1);
    rerender(payPage);
    await look(ms);
  }

  test.each([750, 1000, 1200])('does nothing on the next page %s ms later', async (ms) => {
    await goOn(() => tap('To checkout', 195, 800), ms);
    tap('Pay', 200, 790);
    expect(onPay).not.toHaveBeenCalled();
    await look(1350 - ms);
    tap('Pay', 200, 790);
    expect(onPay).toHaveBeenCalledTimes(1);
  });

  test('presses another place as soon as it has been looked at', async () => {
    await goOn(() => tap('To checkout', 195, 800), 750);
    tap('Pay', 195, 500);
    expect(onPay).toHaveBeenCalledTimes(1);
  });

  test('chooses nothing there', async () => {
    const { rerender } = render(checkOut);
    await look(2000);
    tap('To checkout', 195, 400);
    rerender(
      <label>
        <input type="radio" /> By card
      </label>,
    );
    await look(1000);
    const card = screen.getByText('By card');
    fireEvent.click(card, { detail: 1, clientX: 195, clientY: 400 });
    expect(screen.getByRole('radio')).not.toBeChecked();
    fireEvent.click(card, { detail: 1, clientX: 195, clientY: 600 });
    expect(screen.getByRole('radio')).toBeChecked();
  });

  test('does nothing with Enter either, unless another key shows that it is meant', async () => {
    await goOn(() => press('To checkout'), 1000);
    press('Pay');
    expect(onPay).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    press('Pay');
    expect(onPay).toHaveBeenCalledTimes(1);
  });

  test('may press again what was there all the time', async () => {
    render(pay);
    await look(2000);
    for (let times = 1; times < 4; times += 1) {
      tap('Pay', 195, 800);
      await look(100);
      expect(onPay).toHaveBeenCalledTimes(times);
    }
  });

  test('does nothing on a document that the first press led to before the page was alive', async () => {
    document.body.innerHTML = '<main><button>Submit</button></main>';
    end();
    end = guardPresses(document.body, true);
    const button = screen.getByRole('button');
    button.addEventListener('click', onPay);
    jest.spyOn(performance, 'now').mockReturnValueOnce(1200).mockReturnValueOnce(1400);
    fireEvent.click(button);
    expect(onPay).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(onPay).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '';
  });
});
