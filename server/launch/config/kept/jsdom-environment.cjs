const { TestEnvironment } = require('jest-environment-jsdom');
const { keepOne } = require('./keep-one.cjs');

/** jsdom hides globals that every browser has and that Apollo Client and React Router use. */
const NODE_GLOBALS = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'Request',
  'Response',
  'Headers',
  'fetch',
];

class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of NODE_GLOBALS) this.global[name] ??= globalThis[name];
  }
}

let firstTimer = 1;

/** Ends what a file left to be done later: timers have numbers that rise, and those of intervals are the same. */
function clearTimers({ setTimeout, clearTimeout }) {
  const last = setTimeout(() => undefined);
  for (let timer = firstTimer; timer <= last; timer += 1) clearTimeout(timer);
  firstTimer = last;
}
/** Makes the window as empty as a new one. */
function sweep(window) {
  const { document, history, localStorage, sessionStorage } = window;
  clearTimers(window);
  document.body.replaceChildren();
  document.title = '';
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const cookie of document.cookie.split('; ').filter(Boolean))
    document.cookie = `${cookie.split('=')[0]}=; expires=${new Date(0).toUTCString()}; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

module.exports = keepOne(BrowserLikeEnvironment, sweep);
