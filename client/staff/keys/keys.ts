import type { Focus } from '../scan/scanMachine';

/** A key of the keyboard by its place, with the keys held beside it. */
interface Chord {
  readonly codes: readonly string[];
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const named: Record<string, Partial<Chord>> = {
  '?': { codes: ['Slash'], shift: true },
  '/': { codes: ['Slash', 'NumpadDivide'] },
  Esc: { codes: ['Escape'] },
  Enter: { codes: ['Enter', 'NumpadEnter'] },
  '↑': { codes: ['ArrowUp'] },
  '↓': { codes: ['ArrowDown'] },
  Space: { codes: ['Space'] },
};

/** Reads a notation such as `I`, `3`, `?` or `Ctrl+Enter`. */
function chordOf(notation: string): Chord {
  const parts = notation.split('+');
  const key = parts.at(-1) ?? '';
  const held = { ctrl: parts.includes('Ctrl'), alt: parts.includes('Alt'), shift: false };
  const special = named[key];
  if (special) return { codes: [], ...held, ...special };
  const codes = /\d/.test(key) ? [`Digit${key}`, `Numpad${key}`] : [`Key${key}`];
  return { codes, ...held };
}

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

interface Place {
  readonly focus: Focus;
  /** True for a button, a link and the like, to which Enter and Space belong. */
  readonly isControl: boolean;
  readonly areLettersOff: boolean;
}

const ARROWS = ['↑', '↓'];
const isSingle = (notation: string) => notation.length === 1;
const isLetter = (notation: string) => /^[A-Z]$/.test(notation);

/**
 * Returns whether a pressed key is that of a notation, in that place: in a text a command needs Alt, in a figure the
 * figures are the field's, and Enter is the pressed button's.
 */
export function isPressed(notation: string, pressed: Pressed, place: Place): boolean {
  const wanted = chordOf(notation);
  if (!wanted.codes.includes(pressed.code)) return false;
  const ctrl = pressed.ctrlKey || pressed.metaKey;
  if (wanted.shift !== pressed.shiftKey && !wanted.ctrl) return false;
  if (isLetter(notation) && pressed.altKey && !ctrl) return true;
  if (wanted.ctrl !== ctrl || wanted.alt !== pressed.altKey) return false;
  if (ctrl || pressed.altKey || notation === 'Esc') return true;
  if (place.areLettersOff && isSingle(notation)) return false;
  // A field of one line has nothing above or below; the list beneath it has.
  if (place.focus === 'scan field') return ARROWS.includes(notation);
  if (place.focus === 'text') return false;
  if (place.focus === 'figures') return !/\d/.test(notation);
  return !(place.isControl && (notation === 'Enter' || notation === 'Space'));
}
