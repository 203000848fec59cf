import '@testing-library/jest-dom';
import { withEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import * as React from 'react';

// React records the origin of each element with an error, ten thousand times a second: a twelfth of all test
// time, for stacks that only `captureOwnerStack` shows. It records none once the limit is reached.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
  configurable: true,
});

// Awaited content can be late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Sees nothing: jsdom lays nothing out. */
class BlindObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { ResizeObserver: BlindObserver, IntersectionObserver: BlindObserver });
}

// jsdom knows the element but not how to open it.
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

/** Takes all styles out of the head, and lets Emotion know that they are gone. */
const RemoveStyles = withEmotionCache((_: object, cache) => {
  cache.sheet.flush();
  cache.inserted = {};
  return null;
});

// Files share a window. The more styles it has, the longer jsdom takes to find out what is visible.
if (typeof window !== 'undefined')
  afterAll(() => {
    render(React.createElement(RemoveStyles));
    cleanup();
  });
