/** What has the focus when a key comes, as far as scanning is concerned. */
export type Focus =
  /** A field marked `scan`: it takes codes also without a prefix. */
  | 'scan field'
  /** A field for figures, such as a weight. */
  | 'figures'
  /** Any other field that takes text. */
  | 'text'
  /** A button, a link, a dialog, nothing. */
  | 'elsewhere';

/** A key as the keyboard sent it; `code` is its place on the keyboard, so that layouts do not matter. */
export interface Key {
  readonly code: string;
  readonly shift?: boolean;
  /** With Ctrl, Alt or Meta, which no scanner sends. */
  readonly isChord?: boolean;
  /** True while an input method composes, or has taken the key. */
  readonly isComposing?: boolean;
  /** Milliseconds at which the key was pressed, however much later it is handled. */
  readonly at: number;
  readonly focus: Focus;
}

/** What a scan, or the lack of one, comes to. */
export type Outcome =
  | { readonly kind: 'code'; readonly text: string; readonly ms: number }
  | { readonly kind: 'no end' }
  | { readonly kind: 'no prefix'; readonly text: string }
  | { readonly kind: 'input method'; readonly text: string };

export interface ScanState {
  readonly phase: 'idle' | 'reading' | 'overdue';
  readonly text: string;
  readonly begunAt: number;
  readonly lastAt: number;
  /** True once an input method had an open composition while the code was read. */
  readonly isComposed: boolean;
}

export interface Step {
  readonly state: ScanState;
  /** True for a key that belongs to a code: nobody else may see it. */
  readonly isSwallowed: boolean;
  /** True where a code begins, or what may be one: should it be, the focus gets back what it has now. */
  readonly isBeginning?: boolean;
  readonly outcome?: Outcome;
}

/** The key that scanners send before a code, set once in each (`/scanner`), and the one after it. */
const PREFIX = 'F9';
const SUFFIXES = ['Enter', 'NumpadEnter'];
/** A code has to go on within so many milliseconds. */
export const END_WITHIN_MS = 500;

/** No longer number is on any parcel; a key that is held down would go on for ever. */
const LONGEST = 60;
/** From here on figures outside of a field are a code rather than somebody's choice. */
const SHORTEST_CODE = 7;
const FEWEST_FIGURES = 4;

export const idle: ScanState = {
  ...{ phase: 'idle', text: '', begunAt: 0, lastAt: 0, isComposed: false },
};

/** The sign that a key stands for on the scanner's own keyboard, the US one; undefined for keys of no sign. */
function signOf({ code, shift }: Key): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return letter;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit && !shift) return digit;
  const others: Record<string, string> = {
    ...{ Minus: '-', NumpadSubtract: '-', Space: ' ', Slash: '/', NumpadDivide: '/' },
    ...{ Period: '.', NumpadDecimal: '.' },
  };
  return shift ? undefined : others[code];
}

const isCode = (text: string) =>
  text.length >= SHORTEST_CODE &&
  !text.includes('.') &&
  text.replace(/\D/g, '').length >= FEWEST_FIGURES;

/** Begins a code at its prefix; the state before is dropped. */
const begin = (key: Key): ScanState => ({
  ...{ phase: 'reading', text: '', begunAt: key.at, lastAt: key.at },
  isComposed: Boolean(key.isComposing),
});

/** Handles a key that belongs to no code that was begun by a prefix. */
function pressIdle(state: ScanState, key: Key): Step {
  if (key.code === PREFIX) return { state: begin(key), isSwallowed: true, isBeginning: true };
  if (key.focus === 'scan field' || key.focus === 'text' || key.isChord)
    return { state: idle, isSwallowed: false };
  if (SUFFIXES.includes(key.code) && isCode(state.text) && !isLate(state, key.at))
    return {
      state: idle,
      isSwallowed: true,
      outcome: { kind: 'no prefix', text: state.text },
    };
  // Shift comes before capitals and belongs to them.
  if (key.code.startsWith('Shift')) return { state, isSwallowed: false };
  const sign = signOf(key);
  if (sign === undefined) return { state: idle, isSwallowed: false };
  const before = isLate(state, key.at) ? '' : state.text;
  return {
    state: { ...idle, text: (before + sign).slice(-LONGEST), lastAt: key.at },
    isSwallowed: false,
    isBeginning: before === '',
  };
}

const isLate = (state: ScanState, at: number) => at - state.lastAt > END_WITHIN_MS;

/** Handles a key between prefix and end. */
function pressReading(state: ScanState, key: Key): Step {
  const isComposed = state.isComposed || Boolean(key.isComposing);
  const next: ScanState = { ...state, phase: 'reading', lastAt: key.at, isComposed };
  if (key.code === PREFIX)
    return {
      ...{ state: begin(key), isSwallowed: true, isBeginning: true },
      outcome: { kind: 'no end' },
    };
  if (SUFFIXES.includes(key.code)) return { state: idle, isSwallowed: true, outcome: end(next) };
  const sign = key.isChord ? undefined : signOf(key);
  const text = sign === undefined || next.text.length >= LONGEST ? next.text : next.text + sign;
  return { state: { ...next, text }, isSwallowed: true };
}

function end({ text, begunAt, lastAt, isComposed }: ScanState): Outcome {
  if (isComposed) return { kind: 'input method', text };
  if (text.trim() === '') return { kind: 'no end' };
  return { kind: 'code', text, ms: lastAt - begunAt };
}

/** Returns what a key does: whether it belongs to a code, and what came of that code. */
export function press(state: ScanState, key: Key): Step {
  if (state.phase === 'idle') return pressIdle(state, key);
  if (!isLate(state, key.at)) return pressReading(state, key);
  const step = pressIdle(idle, key);
  // What was overdue has been said already.
  return state.phase === 'overdue' ? step : { ...step, outcome: { kind: 'no end' } };
}

/**
 * Throws away a code that did not go on. A key that was pressed in time, and reaches a busy page only afterwards, still
 * continues it.
 */
export function passTime(state: ScanState, at: number): Step {
  if (state.phase !== 'reading' || !isLate(state, at)) return { state, isSwallowed: false };
  return {
    state: { ...state, phase: 'overdue' },
    isSwallowed: false,
    outcome: { kind: 'no end' },
  };
}
