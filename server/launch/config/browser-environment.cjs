const { TestEnvironment } = require('jest-environment-jsdom');

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

/** A window with what Apollo Client and React Router use. */
class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of NODE_GLOBALS) this.global[name] ??= globalThis[name];
  }
}

module.exports = BrowserLikeEnvironment;
