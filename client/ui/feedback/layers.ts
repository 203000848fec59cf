import { MARK } from './mark';

/**
 * Back closes the top layer of a page, and the page stays (decision 157). A dialog or sheet has a history
 * entry of its own, whose state holds the number of open layers; the router ignores it. If the layer closes
 * in another way, that entry stays, since a browser goes back asynchronously, under whatever comes next: the
 * next page replaces it, and back from there leads to the page before.
 */
interface Entry {
  /** Counts the pages, as the router does. */
  readonly idx?: number;
  readonly [MARK]?: number;
}

interface Layer {
  readonly close: () => void;
}

const entryOf = (state: unknown) => (state ?? {}) as Entry;
const depthOf = (state: unknown) => entryOf(state)[MARK] ?? 0;
const marked = (state: unknown, depth: number): Entry => ({
  ...entryOf(state),
  [MARK]: depth || undefined,
});

/** Those that are open, the lowest first. */
const layers: Layer[] = [];
/** Current history entry; a step away from here is reported only afterwards. */
let here: { state: unknown; href: string } | undefined;
let pushEntry: History['pushState'];
let replaceEntry: History['replaceState'];

function noteHere(): void {
  here = { state: history.state as unknown, href: location.href };
}

/** From now on a step back is answered here first. */
export function watchSteps(): void {
  if (here) return;
  noteHere();
  pushEntry = history.pushState.bind(history);
  replaceEntry = history.replaceState.bind(history);
  history.pushState = (...entry) => {
    if (depthOf(history.state) > 0) replaceEntry(...entry);
    else pushEntry(...entry);
    noteHere();
  };
  history.replaceState = (state, ...rest) => {
    replaceEntry(marked(state, depthOf(history.state)), ...rest);
    noteHere();
  };
  window.addEventListener('popstate', follow, true);
}

function follow(event: PopStateEvent): void {
  const before = here;
  noteHere();
  const [from, to] = [depthOf(before?.state), depthOf(event.state)];
  if (!before || entryOf(before.state).idx !== entryOf(event.state).idx) return closeAbove(0);
  if (from === to) return;
  event.stopImmediatePropagation();
  if (to > from) return;
  // Changes made while a layer is open, such as of the address, apply to the page below.
  replaceEntry(marked(before.state, to), '', before.href);
  noteHere();
  if (layers.length > to) closeAbove(to);
  else history.back();
}

function closeAbove(depth: number): void {
  for (const { close } of layers.slice(depth).reverse()) close();
}

/** Notes that something lies on top until the returned function is called; back calls `close` instead of leaving. */
export function putOnTop(close: () => void): () => void {
  watchSteps();
  const layer = { close };
  layers.push(layer);
  if (depthOf(history.state) < layers.length) pushEntry(marked(history.state, layers.length), '');
  noteHere();
  return () => void layers.splice(layers.indexOf(layer), 1);
}
