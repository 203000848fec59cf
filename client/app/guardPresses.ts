/** Milliseconds for which something must have stood on the screen before a press on it counts. */
const LOOK_MS = 700;

/**
 * Milliseconds after a press within which another one at the same place is still the same press. Strangers who
 * tapped twice did so up to 1.2 s apart (CO-02 lets a button itself rest even longer).
 */
const SAME_PRESS_MS = 1_300;

/** CSS pixels between two presses of one finger at the same place. */
const SAME_PLACE_PX = 48;

/** Marks what has not stood so long yet. */
const FRESH = 'data-fresh';

const PRESSED = 'a, button, summary';

/** Choices can be undone, so that they answer at once; but the second tap on what was there before chooses nothing. */
const CHOSEN = 'label, input';

/** What lies over the page or in the place of its navigation: when it goes, the page is as new. */
const COVERS = 'dialog, [data-bar]';

/** Its menus are opened by whoever presses in them next, and nothing in them is bought or paid. */
const AT_ONCE = 'header';

/** The keyboard has no place: it stays where it was until another key comes. */
type Place = 'keyboard' | 'anywhere' | readonly [x: number, y: number];

/** `at` in milliseconds since the document was asked for. */
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

const hides = (node: Node) =>
  isElement(node) && (node.matches(COVERS) || node.querySelector(COVERS) !== null);

/**
 * Lets nobody press what they cannot have read: a link or button does nothing until it has been on the
 * screen for 700 ms, whether it came with the next page, with a sheet, or from below one that closed. What
 * came in place of what was just pressed does nothing for 1.3 s after that press, unless it is pressed elsewhere.
 * Such a press is forgotten, not done later; and Enter that is held is one press. Nothing is told to
 * assistive technology. With `isFollowed` the document itself was led to by a press of ours, just when it was
 * asked for. Returns how to end it.
 */
export function guardPresses(body: HTMLElement, isFollowed = false): () => void {
  let rounds = 0;
  let last: Press | undefined = isFollowed ? { at: 0, place: 'anywhere' } : undefined;
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

  /** Whether it came, or came back, since that instant; what was never added came with the document. */
  function isShownSince(element: Element | null, instant: number): boolean {
    if (!element) return instant === 0;
    return (shownAt.get(element) ?? -1) >= instant || isShownSince(element.parentElement, instant);
  }

  /** Whether somebody presses once more what they have just pressed, and meets what took its place. */
  const repeatsLast = (pressed: Element, { at, place }: Press) =>
    last !== undefined &&
    at - last.at < SAME_PRESS_MS &&
    isSamePlace(last.place, place) &&
    isShownSince(pressed, last.at);

  const press = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest(`${PRESSED}, ${CHOSEN}`);
    if (!pressed || pressed.closest(AT_ONCE)) return;
    const isUnread = pressed.matches(PRESSED) && pressed.closest(`[${FRESH}]`) !== null;
    const made: Press = { at: performance.now(), place: placeOf(event) };
    if (isUnread || repeatsLast(pressed, made)) {
      event.preventDefault();
      event.stopPropagation();
    } else last = made;
  };
  const hold = (event: KeyboardEvent) => {
    if (!['Enter', ' '].includes(event.key) && last?.place === 'keyboard') last = undefined;
    const isHeld = event.repeat && event.key === 'Enter';
    if (isHeld && (event.target as Element).closest(`${PRESSED}, input`)) event.preventDefault();
  };
  const show = () => {
    if (document.visibilityState === 'visible') renew([body]);
  };

  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  changes.observe(body, { childList: true, subtree: true });
  document.addEventListener('click', press, options);
  document.addEventListener('keydown', hold, options);
  document.addEventListener('visibilitychange', show, options);
  return () => {
    changes.disconnect();
    ending.abort();
  };
}
