import { isPressed } from './keys';

const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const free = { focus: 'elsewhere' as const, isControl: false, areLettersOff: false };
const press = (code: string, held: Partial<typeof bare> = {}) => ({ ...bare, code, ...held });

test.each([
  ['I', press('KeyI'), true],
  ['I', press('KeyI', { ctrlKey: true }), false],
  ['I', press('KeyI', { altKey: true }), true],
  ['3', press('Numpad3'), true],
  ['?', press('Slash', { shiftKey: true }), true],
  ['/', press('Slash', { shiftKey: true }), false],
  ['/', press('Slash'), true],
  ['Ctrl+Enter', press('Enter', { ctrlKey: true }), true],
  ['Ctrl+Enter', press('Enter', { metaKey: true }), true],
  ['Ctrl+Enter', press('Enter'), false],
  ['Alt+J', press('KeyJ', { altKey: true }), true],
])('%s: %j %s', (notation, pressed, expected) => {
  expect(isPressed(notation, pressed, free)).toBe(expected);
});

test('in a text a command needs Alt; Esc and chords work', () => {
  const inText = { ...free, focus: 'text' as const };
  expect(isPressed('I', press('KeyI'), inText)).toBe(false);
  expect(isPressed('I', press('KeyI', { altKey: true }), inText)).toBe(true);
  expect(isPressed('/', press('Slash'), inText)).toBe(false);
  expect(isPressed('Esc', press('Escape'), inText)).toBe(true);
  expect(isPressed('Ctrl+Enter', press('Enter', { ctrlKey: true }), inText)).toBe(true);
});

test('a field for scans leaves the arrows to the list below it', () => {
  const inScanField = { ...free, focus: 'scan field' as const };
  expect(isPressed('↓', press('ArrowDown'), inScanField)).toBe(true);
  expect(isPressed('J', press('KeyJ'), inScanField)).toBe(false);
  expect(isPressed('↓', press('ArrowDown'), { ...free, focus: 'text' })).toBe(false);
});

test('in a figure letters are commands and figures are not', () => {
  const inFigure = { ...free, focus: 'figures' as const };
  expect(isPressed('C', press('KeyC'), inFigure)).toBe(true);
  expect(isPressed('3', press('Digit3'), inFigure)).toBe(false);
});

test('Enter and Space are those of the button that has the focus', () => {
  const onButton = { ...free, isControl: true };
  expect(isPressed('Enter', press('Enter'), onButton)).toBe(false);
  expect(isPressed('Space', press('Space'), onButton)).toBe(false);
  expect(isPressed('J', press('KeyJ'), onButton)).toBe(true);
});

test('single keys can be switched off; with Alt, Ctrl and Esc they stay', () => {
  const off = { ...free, areLettersOff: true };
  for (const [notation, code] of [
    ['I', 'KeyI'],
    ['3', 'Digit3'],
    ['/', 'Slash'],
  ] as const)
    expect(isPressed(notation, press(code), off)).toBe(false);
  expect(isPressed('I', press('KeyI', { altKey: true }), off)).toBe(true);
  expect(isPressed('Esc', press('Escape'), off)).toBe(true);
});
