/** Milliseconds for which something must have stood on the screen before a press on it counts. */
const LOOK_MS = 700;

/** Marks what has not stood so long yet. */
const FRESH = 'data-fresh';

const PRESSED = 'a, button, summary';

/** What lies over the page or in the place of its navigation: when it goes, the page is as new. */
const COVERS = 'dialog, [data-bar]';

/** Its menus are opened by whoever presses in them next, and nothing in them is bought or paid. */
const AT_ONCE = 'header';

const isElement = (node: Node): node is Element => node instanceof Element;

const hides = (node: Node) =>
  isElement(node) && (node.matches(COVERS) || node.querySelector(COVERS) !== null);

/**
 * Lets nobody press what they cannot have read: a link or button does nothing until it has been on the
 * screen for 700 ms, whether it came with the next page, with a sheet, or from below one that closed.
 * Such a press is forgotten, not done later; and Enter that is held is one press. Nothing is told to
 * assistive technology. Returns how to end it.
 */
export function guardPresses(body: HTMLElement): () => void {
  let rounds = 0;

  function renew(elements: readonly Element[]): void {
    const round = String((rounds += 1));
    const mature = () =>
      elements
        .filter((element) => element.getAttribute(FRESH) === round)
        .forEach((element) => element.removeAttribute(FRESH));
    elements.forEach((element) => element.setAttribute(FRESH, round));
    // Counted from the frame that shows it; a page in the background has no frames.
    requestAnimationFrame(() => setTimeout(mature, LOOK_MS));
  }

  const changes = new MutationObserver((records) => {
    const isUncovered = records.some(({ removedNodes }) => [...removedNodes].some(hides));
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement));
    if (isUncovered) renew([body]);
    if (added.length > 0) renew(added);
  });

  const press = (event: Event) => {
    const pressed = (event.target as Element).closest(PRESSED);
    if (!pressed?.closest(`[${FRESH}]`) || pressed.closest(AT_ONCE)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const hold = (event: KeyboardEvent) => {
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
