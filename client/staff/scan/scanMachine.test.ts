import {
  END_WITHIN_MS,
  idle,
  passTime,
  press,
  type Focus,
  type Key,
  type Outcome,
} from './scanMachine';

const codeOf = (sign: string) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`);
const PREFIX = 'F9';
const SUFFIX = 'Enter';

interface Played {
  /** Milliseconds between two keys. */
  pace?: number;
  focus?: Focus;
  isComposing?: boolean;
  from?: number;
}

/** Plays keys one after the other; returns what came of them, and which were left to the page. */
function play(
  codes: string[],
  { pace = 5, focus = 'elsewhere', isComposing, from = 1000 }: Played = {},
) {
  let state = idle;
  const outcomes: Outcome[] = [];
  const leftToPage: string[] = [];
  codes.forEach((code, index) => {
    const key: Key = { code, at: from + index * pace, focus, isComposing };
    const step = press(state, key);
    state = step.state;
    if (step.outcome) outcomes.push(step.outcome);
    if (!step.isSwallowed) leftToPage.push(code);
  });
  return { state, outcomes, leftToPage };
}

const scanOf = (text: string) => [PREFIX, ...[...text].map(codeOf), SUFFIX];
const everywhere: Focus[] = ['scan field', 'figures', 'text', 'elsewhere'];

describe.each([0, 2, 12, 25, 35, END_WITHIN_MS])('at %d ms a sign', (pace) => {
  test.each(everywhere)(
    'a code is read, and none of its keys reaches what has the focus: %s',
    (focus) => {
      const { outcomes, leftToPage } = play(scanOf('KX773041829956'), { pace, focus });
      expect(outcomes).toEqual([{ kind: 'code', text: 'KX773041829956', ms: 15 * pace }]);
      expect(leftToPage).toEqual([]);
    },
  );
});

test('a code that does not go on is thrown away, and said once', () => {
  const begun = play([PREFIX, 'Digit1', 'Digit2']).state;
  expect(passTime(begun, 1010 + END_WITHIN_MS)).toEqual({ state: begun, isSwallowed: false });
  const overdue = passTime(begun, 1011 + END_WITHIN_MS);
  expect(overdue.outcome).toEqual({ kind: 'no end' });
  expect(passTime(overdue.state, 9000).outcome).toBeUndefined();
  const next = press(overdue.state, { code: 'Digit3', at: 9000, focus: 'figures' });
  expect(next).toMatchObject({ isSwallowed: false, state: { phase: 'idle' } });
  expect(next.outcome).toBeUndefined();
});

test('what came in time is read, also where a busy page hears of it late', () => {
  const begun = play([PREFIX, 'Digit1', 'Digit2']).state;
  const overdue = passTime(begun, 5000).state;
  const third = press(overdue, { code: 'Digit3', at: 1020, focus: 'figures' });
  expect(third.isSwallowed).toBe(true);
  expect(press(third.state, { code: SUFFIX, at: 1030, focus: 'figures' }).outcome).toEqual({
    ...{ kind: 'code', text: '123', ms: 30 },
  });
});

test('without a timer too, a late key shows that the code before it did not end', () => {
  const begun = play([PREFIX, 'Digit1']).state;
  const late = press(begun, { code: SUFFIX, at: 9000, focus: 'elsewhere' });
  expect(late).toMatchObject({ isSwallowed: false, outcome: { kind: 'no end' } });
});

test('a prefix within a code begins another one', () => {
  const { outcomes } = play([PREFIX, 'Digit1', ...scanOf('77')]);
  expect(outcomes).toEqual([{ kind: 'no end' }, { kind: 'code', text: '77', ms: 15 }]);
});

test('nothing between prefix and end is no code', () => {
  expect(play([PREFIX, SUFFIX]).outcomes).toEqual([{ kind: 'no end' }]);
});

test('keys without a sign belong to the code and add nothing', () => {
  const { outcomes, leftToPage } = play([PREFIX, 'ShiftLeft', 'KeyA', 'Tab', 'Digit1', SUFFIX]);
  expect(outcomes).toMatchObject([{ kind: 'code', text: 'A1' }]);
  expect(leftToPage).toEqual([]);
});

test('a code while an input method composes is named, and not taken', () => {
  const { outcomes, leftToPage } = play(scanOf('I204417361'), { focus: 'text', isComposing: true });
  expect(outcomes).toEqual([{ kind: 'input method', text: 'I204417361' }]);
  expect(leftToPage).toEqual([]);
});

describe('without a prefix', () => {
  const keys = [...[...'KX773041829956'].map(codeOf), SUFFIX];

  test.each(['figures', 'elsewhere'] as const)(
    'a code is named and presses nothing: %s',
    (focus) => {
      const { outcomes, leftToPage } = play(keys, { focus });
      expect(outcomes).toEqual([{ kind: 'no prefix', text: 'KX773041829956' }]);
      expect(leftToPage).not.toContain(SUFFIX);
    },
  );

  test.each(['scan field', 'text'] as const)(
    'a field for it, or for words, gets it: %s',
    (focus) => {
      const { outcomes, leftToPage } = play(keys, { focus });
      expect(outcomes).toEqual([]);
      expect(leftToPage).toEqual(keys);
    },
  );

  test.each([
    ['grams', ['Digit4', 'Digit8', 'Digit0', SUFFIX]],
    ['a sum', [...[...'12345'].map(codeOf), 'Period', 'Digit0', 'Digit0', SUFFIX]],
    ['letters that choose', [...'JJJKKKJJJ'].map(codeOf).concat(SUFFIX)],
    ['a short choice', ['Digit2', SUFFIX]],
  ])('%s are what a person typed', (_, typed) => {
    const { outcomes, leftToPage } = play(typed, { focus: 'figures' });
    expect(outcomes).toEqual([]);
    expect(leftToPage).toEqual(typed);
  });

  test('figures typed with pauses are no code', () => {
    const { outcomes } = play([...[...'7730418'].map(codeOf), SUFFIX], { pace: END_WITHIN_MS + 1 });
    expect(outcomes).toEqual([]);
  });
});
