import { focusOf } from './focusOf';
import { holdFocus, type HeldFocus } from './holdFocus';
import {
  END_WITHIN_MS,
  idle,
  passTime,
  press,
  type Outcome,
  type ScanState,
  type Step,
} from './scanMachine';

interface Listeners {
  onOutcome(outcome: Outcome): void;
  /** A prefix came: the scanner is set up. */
  onPrefix(): void;
}

/**
 * Hears the scanner before anything else of the page does. Keys of a code reach nothing: no field, button or dialog, and
 * no open composition. Returns what ends it.
 */
export function listenToScanner(page: Window, { onOutcome, onPrefix }: Listeners): () => void {
  const { document } = page;
  let state: ScanState = idle;
  let held: HeldFocus | undefined;
  let timer: number | undefined;
  /** Keys that are down and were swallowed: a button reacts to their release as well. */
  const down = new Set<string>();

  function follow({ state: next, isBeginning, outcome }: Step) {
    if (outcome) held?.release();
    if (isBeginning) held = holdFocus(document);
    state = next;
    page.clearTimeout(timer);
    if (state.phase === 'reading') timer = page.setTimeout(passOn, END_WITHIN_MS + 1);
    if (outcome) onOutcome(outcome);
  }

  const passOn = () => follow(passTime(state, page.performance.now()));

  function swallow(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function keyDown(event: KeyboardEvent) {
    const { code, shiftKey: shift, isComposing, timeStamp: at } = event;
    if (event.repeat && down.has(code)) return swallow(event);
    const isChord = event.ctrlKey || event.altKey || event.metaKey;
    const focus = focusOf(document.activeElement);
    const step = press(state, { code, shift, isChord, isComposing, at, focus });
    follow(step);
    if (!step.isSwallowed) return;
    swallow(event);
    down.add(code);
    if (step.state.phase !== 'reading') return;
    if (step.isBeginning) onPrefix();
    // An input method takes keys from the field that has the focus, whoever prevents them; without one it takes none.
    if (isComposing || event.key === 'Process') held?.leaveField();
  }

  function keyUp(event: KeyboardEvent) {
    if (down.delete(event.code)) swallow(event);
  }

  page.addEventListener('keydown', keyDown, true);
  page.addEventListener('keyup', keyUp, true);
  return () => {
    page.clearTimeout(timer);
    page.removeEventListener('keydown', keyDown, true);
    page.removeEventListener('keyup', keyUp, true);
  };
}
