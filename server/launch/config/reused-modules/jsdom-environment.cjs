// Before jsdom, which takes what it replaces.
require('./quick-selectors.cjs');
const BrowserLikeEnvironment = require('../browser-environment.cjs');
const { reuseEnvironment } = require('./reuse-environment.cjs');

// A reused window is never closed. Its pending work must not keep the worker from ending; until its work is done
// the worker is held by the channel to its parent, which an only process does not have.
if (process.send)
  for (const name of ['setTimeout', 'setInterval']) {
    const set = globalThis[name];
    globalThis[name] = Object.assign((...values) => set(...values).unref(), set);
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

module.exports = reuseEnvironment(BrowserLikeEnvironment, sweep);
