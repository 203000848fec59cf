import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { listenToScanner } from './listenToScanner';
import type { Outcome } from './scanMachine';

const CODE = 'KX773041829956';
const keysOf = (text: string) =>
  [...text].map((sign) => (/\d/.test(sign) ? `[Digit${sign}]` : `[Key${sign}]`)).join('');
const SCAN = `[F9]${keysOf(CODE)}[Enter]`;

let end = () => {};
let heard: Outcome[] = [];
let clock = 0;
const onPrefix = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  // Each look at the clock is ten milliseconds later, however busy the machine is.
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => (clock += 10));
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  heard = [];
  onPrefix.mockClear();
  end = listenToScanner(window, { onOutcome: (outcome) => heard.push(outcome), onPrefix });
});

afterEach(() => {
  end();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const user = () => userEvent.setup({ delay: null });
const texts = () => heard.map((outcome) => ('text' in outcome ? outcome.text : outcome.kind));

/** A bench: what a scan must never press or write into. */
function Bench(props: {
  onDelete?: () => void;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button onClick={props.onDelete}>Delete</button>
      <input aria-label="Weight" data-figures inputMode="decimal" />
      <input
        aria-label="Note"
        value={value}
        onChange={(e) => change(e.target.value)}
        onBlur={props.onBlur}
      />
    </form>
  );
}

test('a scan presses no button that has the focus', async () => {
  const onDelete = jest.fn();
  render(<Bench onDelete={onDelete} />);
  screen.getByRole('button').focus();
  await user().keyboard(SCAN);
  expect(texts()).toEqual([CODE]);
  expect(onDelete).not.toHaveBeenCalled();
  expect(onPrefix).toHaveBeenCalledTimes(1);
  // Without the listener the same Enter would have.
  await user().keyboard('[Enter]');
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('a scan leaves no digit in a weight, and the half-typed figure and the focus stay', async () => {
  render(<Bench />);
  const weight = screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
  await user().type(weight, '48');
  weight.setSelectionRange(1, 2);
  await user().keyboard(SCAN);
  expect(texts()).toEqual([CODE]);
  expect(weight).toHaveValue('48');
  expect(weight).toHaveFocus();
  expect([weight.selectionStart, weight.selectionEnd]).toEqual([1, 2]);
});

test('a scan closes no dialog and confirms nothing in it', async () => {
  const onConfirm = jest.fn();
  render(
    <dialog open>
      <button onClick={onConfirm}>Confirm</button>
    </dialog>,
  );
  screen.getByRole('button').focus();
  await user().keyboard(SCAN);
  expect(texts()).toEqual([CODE]);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a scan into an open composition is named; the field keeps its words, and nobody hears that it was left', () => {
  const [onChange, onBlur] = [jest.fn(), jest.fn()];
  render(<Bench onChange={onChange} onBlur={onBlur} />);
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
  note.focus();
  fireEvent.compositionStart(note);
  fireEvent.input(note, { target: { value: '纸箱ya' } });
  onChange.mockClear();
  const key = (code: string) => {
    const target = document.activeElement ?? document.body;
    const isComposing = target === note;
    // An input method writes into the field that has the focus whoever prevents the key.
    const isOpen = fireEvent.keyDown(target, { code, key: 'Process', isComposing });
    if (isComposing) fireEvent.input(note, { target: { value: `${note.value}x` } });
    fireEvent.keyUp(target, { code });
    return isOpen;
  };
  const codes = [
    'F9',
    ...[...CODE].map((sign) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`)),
    'Enter',
  ];
  act(() => expect(codes.map(key)).toEqual(codes.map(() => false)));
  expect(heard).toEqual([{ kind: 'input method', text: CODE }]);
  expect(note).toHaveValue('纸箱ya');
  expect(note).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  expect(onChange).toHaveBeenLastCalledWith('纸箱ya');
});

test('a code without its first key gives the figures back to the field, and presses nothing', async () => {
  const onDelete = jest.fn();
  render(<Bench onDelete={onDelete} />);
  const weight = screen.getByRole('textbox', { name: 'Weight' });
  await user().type(weight, '48');
  await user().keyboard('[Tab]');
  weight.focus();
  await user().keyboard(`${keysOf('773041829956')}[Enter]`);
  expect(heard).toEqual([{ kind: 'no prefix', text: '773041829956' }]);
  expect(weight).toHaveValue('48');
  screen.getByRole('button').focus();
  await user().keyboard(`${keysOf(CODE)}[Enter]`);
  expect(texts()).toEqual(['773041829956', CODE]);
  expect(onDelete).not.toHaveBeenCalled();
});

test('a code that does not end is thrown away once its time is over', async () => {
  render(<Bench />);
  screen.getByRole('textbox', { name: 'Weight' }).focus();
  await user().keyboard('[F9][Digit7]');
  jest.advanceTimersByTime(400);
  expect(heard).toEqual([]);
  clock += 600;
  jest.advanceTimersByTime(200);
  expect(heard).toEqual([{ kind: 'no end' }]);
  await user().keyboard('[Digit4]');
  expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveValue('4');
});

test('two scans in a row are two codes, and typing goes on as before', async () => {
  render(<Bench />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  await user().type(note, 'box');
  await user().keyboard(`${SCAN}[F9][Digit1][Digit2][Enter]`);
  expect(texts()).toEqual([CODE, '12']);
  await user().type(note, 'es');
  expect(note).toHaveValue('boxes');
});
