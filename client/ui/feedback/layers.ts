import { MARK } from './putOnTop';

/**
 * Back closes what lies on top of a page, and the page stays (decision 157). A dialog or sheet stands on an entry of the
 * history of its own, marked with how many lie on top there, which the router never hears of. Once it is closed in
 * another way that entry stays where it is, since a browser goes back only later, under whatever comes next: the next
 * page takes its place, and a step back from it goes on to the page before.
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
/** Where the history stands; a step away from here is told afterwards only. */
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
  // What was changed with a layer on top, such as the address, holds for the page below.
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
