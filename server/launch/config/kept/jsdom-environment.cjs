// Before jsdom, which takes what it replaces.
require('./quick-selectors.cjs');
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

// A kept window is never closed. What it waits for must not keep its worker from ending; until its work
// is done the worker is held by the channel to its parent, which an only process does not have.
if (process.send)
  for (const name of ['setTimeout', 'setInterval']) {
    const set = globalThis[name];
    globalThis[name] = Object.assign((...values) => set(...values).unref(), set);
  }

class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of NODE_GLOBALS) this.global[name] ??= globalThis[name];
  }
}

/** Makes the window as empty as a new one. */
function sweep({ document, history, localStorage, sessionStorage }) {
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
