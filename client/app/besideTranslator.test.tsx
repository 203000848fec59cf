import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { translatedScreens } from '../testing/translatedScreens';

const translate = translatedScreens();

/** Texts beside each other, as sentences with figures become. */
function Basket({ pieces, note }: { pieces: number; note?: ReactNode }) {
  return (
    <p data-testid="basket">
      You have {pieces} pieces{note}, shipping <b>later</b>
    </p>
  );
}
const basket = () => screen.getByTestId('basket').textContent;

test('a text that changes in a translated page is seen', async () => {
  const { rerender } = render(<Basket pieces={1} />);
  await translate();
  expect(basket()).toBe('‹You› ‹have› 1 ‹pieces›, ‹shipping› ‹later›');
  rerender(<Basket pieces={2} />);
  await act(() => Promise.resolve());
  expect(basket()).toBe('‹You› ‹have› 2 ‹pieces›, ‹shipping› ‹later›');
  // The text is translated again and changes once more.
  await translate();
  rerender(<Basket pieces={3} />);
  await act(() => Promise.resolve());
  expect(basket()).toContain('3');
});

test('what comes and goes beside translated texts stands where it belongs', async () => {
  const { rerender } = render(<Basket pieces={1} note=" and more" />);
  await translate();
  rerender(<Basket pieces={1} />);
  expect(basket()).toBe('‹You› ‹have› 1 ‹pieces›, ‹shipping› ‹later›');
  rerender(<Basket pieces={1} note={<i>!</i>} />);
  expect(basket()).toBe('‹You› ‹have› 1 ‹pieces›!, shipping ‹later›');
});

test('a page that shows the original again goes on as before', async () => {
  const original = document.createTextNode('');
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button onClick={() => setCount(count + 1)}>
        {count} times <i>pressed</i>
      </button>
    );
  }
  render(<Counter />);
  const button = screen.getByRole('button');
  const [figure] = button.childNodes;
  await translate();
  await act(() => Promise.resolve(button.firstChild?.replaceWith(figure ?? original)));
  act(() => button.click());
  await act(() => Promise.resolve());
  expect(button.textContent).toMatch(/^1/);
});
