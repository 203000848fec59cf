import '@testing-library/jest-dom';

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
