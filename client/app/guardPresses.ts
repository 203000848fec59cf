/** Milliseconds that something must have been visible before a press counts. */
const LOOK_MS = 700;

/**
 * Milliseconds after a press within which another one at the same place is still the same press. Strangers who
 * tapped twice did so up to 1.2 s apart (CO-02 lets a button itself rest even longer).
 */
const SAME_PRESS_MS = 1_300;

/** CSS pixels between two presses of one finger at the same place. */
const SAME_PLACE_PX = 48;

/** Marks elements that have not been visible long enough. */
const FRESH = 'data-fresh';

const PRESSED = 'a, button, summary';

/**
 * Choices can be undone, so they react at once, but a second tap meant for the previous content chooses
 * nothing.
 */
const CHOSEN = 'label, input';

/** Overlays and bars that replace the navigation; when they go, the page counts as new. */
const COVERS = 'dialog, [data-bar]';

/** Its menus are opened by whoever presses in them next, and nothing in them is bought or paid. */
const AT_ONCE = 'header';

/** The keyboard has no place: it stays where it was until another key comes. */
type Place = 'keyboard' | 'anywhere' | readonly [x: number, y: number];

/** `at` is in milliseconds since navigation start. */
interface Press {
  readonly at: number;
  readonly place: Place;
}

/** A click by the keyboard, also that of a form sent by Enter, has no count of clicks. */
const placeOf = ({ detail, clientX, clientY }: MouseEvent): Place =>
  detail === 0 ? 'keyboard' : [clientX, clientY];

function isSamePlace(one: Place, other: Place): boolean {
  if (one === 'anywhere' || other === 'anywhere') return true;
  if (one === 'keyboard' || other === 'keyboard') return one === other;
  return Math.hypot(one[0] - other[0], one[1] - other[1]) <= SAME_PLACE_PX;
}

const isElement = (node: Node): node is Element => node instanceof Element;

const formOf = (control: Element) => (control as HTMLButtonElement).form;

const hides = (node: Node) =>
  isElement(node) && (node.matches(COVERS) || node.querySelector(COVERS) !== null);

/**
 * Ignores presses on what nobody can have read yet: a link or button reacts only after it was visible for 700
 * ms, whether it came with a new page, with a sheet, or from below a closed one. Content that replaced the
 * pressed element ignores presses at the same place for 1.3 s. Ignored presses are dropped, not delayed, and
 * a held Enter is one press. Enter in a field edited since then submits its form. Assistive technology
 * notices nothing. `isFollowed` means that one of our own links led to this document, at its navigation
 * start. Where no press led here, as after a typed address, there is none to repeat: all reacts at once until
 * something was pressed or the page came back from the background. Returns a function to stop.
 */
export function guardPresses(body: HTMLElement, isFollowed = false): () => void {
  let rounds = 0;
  let last: Press | undefined = isFollowed ? { at: 0, place: 'anywhere' } : undefined;
  let mayBeRepeated = isFollowed || document.referrer !== '';
  /** The last edited field and the time, as for a press. */
  let written: { readonly field: Element; readonly at: number } | undefined;
  const shownAt = new WeakMap<Element, number>();

  function renew(elements: readonly Element[]): void {
    const round = String((rounds += 1));
    const mature = () =>
      elements
        .filter((element) => element.getAttribute(FRESH) === round)
        .forEach((element) => element.removeAttribute(FRESH));
    for (const element of elements) {
      element.setAttribute(FRESH, round);
      shownAt.set(element, performance.now());
    }
    // Counted from the frame that shows it; a page in the background has no frames.
    requestAnimationFrame(() => setTimeout(mature, LOOK_MS));
  }

  const changes = new MutationObserver((records) => {
    const isUncovered = records.some(({ removedNodes }) => [...removedNodes].some(hides));
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement));
    if (isUncovered) renew([body]);
    if (added.length > 0) renew(added);
  });

  /** Returns whether it came, or came back, since that instant; what was never added came with the document. */
  function isShownSince(element: Element | null, instant: number): boolean {
    if (!element) return instant === 0;
    return (shownAt.get(element) ?? -1) >= instant || isShownSince(element.parentElement, instant);
  }

  /** Returns whether somebody presses once more what they have just pressed, and meets what took its place. */
  const repeatsLast = (pressed: Element, { at, place }: Press) =>
    last !== undefined &&
    at - last.at < SAME_PRESS_MS &&
    isSamePlace(last.place, place) &&
    isShownSince(pressed, last.at);

  /** Enter in a field presses the button of its form. */
  const isSentBy = (pressed: Element, place: Place) =>
    place === 'keyboard' &&
    written !== undefined &&
    written.field === document.activeElement &&
    formOf(written.field) === formOf(pressed) &&
    !isShownSince(pressed, written.at);

  const press = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest(`${PRESSED}, ${CHOSEN}`);
    if (!pressed || pressed.closest(AT_ONCE)) return;
    const made: Press = { at: performance.now(), place: placeOf(event) };
    const isUnread =
      mayBeRepeated &&
      pressed.matches(PRESSED) &&
      pressed.closest(`[${FRESH}]`) !== null &&
      !isSentBy(pressed, made.place);
    if (isUnread || repeatsLast(pressed, made)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      last = made;
      mayBeRepeated = true;
    }
  };
  const hold = (event: KeyboardEvent) => {
    if (!['Enter', ' '].includes(event.key) && last?.place === 'keyboard') last = undefined;
    const isHeld = event.repeat && event.key === 'Enter';
    if (isHeld && (event.target as Element).closest(`${PRESSED}, input`)) event.preventDefault();
  };
  const write = ({ target }: Event) => {
    written = { field: target as Element, at: performance.now() };
  };
  const show = () => {
    if (document.visibilityState !== 'visible') return;
    mayBeRepeated = true;
    renew([body]);
  };

  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  changes.observe(body, { childList: true, subtree: true });
  document.addEventListener('click', press, options);
  document.addEventListener('keydown', hold, options);
  document.addEventListener('input', write, options);
  document.addEventListener('visibilitychange', show, options);
  return () => {
    changes.disconnect();
    ending.abort();
  };
}
