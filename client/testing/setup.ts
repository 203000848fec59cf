import '@testing-library/jest-dom';
import { withEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import { createElement } from 'react';

// React notes a stack for each element it makes; jest asks for a hundred lines of it.
Error.stackTraceLimit = 10;

// What is awaited comes, on a busy machine later.
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
    render(createElement(RemoveStyles));
    cleanup();
  });
