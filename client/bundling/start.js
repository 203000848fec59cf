/* global document, window, setTimeout, requestAnimationFrame, PerformanceObserver */
/*
 * Stands in the pages that the server draws, and runs before anything else of ours: it loads web fonts
 * and scripts once the page has been painted, the scripts one by one, so that a slow phone can scroll and
 * be typed at in between; and keeps what is pressed until they are here.
 */
(() => {
  const scripts = document.currentScript.dataset.scripts.split(' ');
  // A link of ours led here before its page was alive; who taps twice, taps here the second time.
  const isFollowed = document.referrer.startsWith(`${window.location.origin}/`);
  const SAME_PRESS_MS = 1300;
  const early = { pressed: null, isFollowed };
  window.earlyInput = early;

  /** Forms with an address of their own and links work by themselves. */
  const keep = (event) => {
    const isSamePress =
      isFollowed && window.performance.now() < SAME_PRESS_MS && !event.target.closest('header');
    const control =
      event.type === 'submit'
        ? (event.submitter ?? event.target)
        : event.target.closest('button, summary');
    const form = event.type === 'submit' ? event.target : control?.form;
    if (
      !isSamePress &&
      (!control || control.localName === 'summary' || form?.hasAttribute('action'))
    )
      return;
    event.preventDefault();
    // React may listen already: what is done again later it must not have seen before.
    event.stopPropagation();
    if (!isSamePress) early.pressed = control;
  };
  const kinds = ['click', 'submit'];
  kinds.forEach((kind) => document.addEventListener(kind, keep, true));
  early.end = () => kinds.forEach((kind) => document.removeEventListener(kind, keep, true));

  const fonts = document.querySelector('style[data-fonts]');
  const FONTS_KEY = 'faces';
  /** A browser without storage, or that forbids it, has never had them. */
  const storage = (work) => {
    try {
      return work(window.localStorage);
    } catch {
      return null;
    }
  };
  const showFonts = () => {
    fonts.media = 'all';
  };
  // Those that the browser keeps since an earlier page are shown from the first frame on.
  if (storage((kept) => kept.getItem(FONTS_KEY)) === fonts.dataset.fonts) showFonts();
  const fontFaceOf = ({ style }) => {
    const value = (name) => style.getPropertyValue(name);
    // With the quotes of the rule it would be called so in Chromium, and no text be set in it.
    const family = value('font-family').replace(/["']/g, '');
    return new window.FontFace(family, value('src'), {
      ...{ weight: value('font-weight'), unicodeRange: value('unicode-range'), display: 'swap' },
    });
  };
  /** Nearly every page has letters of this one; the others are fetched where they are met. */
  const isOfThisPage = ({ unicodeRange }) => /^U\+(\?\?|0+-0*FF)/i.test(unicodeRange);
  const firstPress = new Promise((go) =>
    ['pointerdown', 'keydown'].forEach((kind) =>
      document.addEventListener(kind, go, { once: true, capture: true }),
    ),
  );
  // Fetched first and shown all at once: the page is laid out anew once, and not for each. Nor while it comes to
  // life, or under the eyes of who reads it, but when something is pressed; the next page has them from its first frame.
  const loadFonts = async () => {
    if (fonts.media === 'all') return;
    const all = [...fonts.sheet.cssRules].map(fontFaceOf);
    await Promise.all(all.filter(isOfThisPage).map((face) => face.load()));
    storage((kept) => kept.setItem(FONTS_KEY, fonts.dataset.fonts));
    await firstPress;
    requestAnimationFrame(() => setTimeout(() => all.forEach((face) => document.fonts.add(face))));
  };

  const pause = () =>
    window.scheduler?.yield ? window.scheduler.yield() : new Promise((go) => setTimeout(go));

  let isBegun = false;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of scripts)
      document.head.append(
        Object.assign(document.createElement('link'), {
          ...{ rel: 'modulepreload', crossOrigin: '', href },
        }),
      );
    const entry = scripts.at(-1);
    for (const script of scripts.slice(0, -1)) {
      // Should one be missing, the entry imports it as well, and tells what that means for the page.
      await import(script).catch(() => undefined);
      await pause();
    }
    await import(entry);
  };
  // Without a network the page can be read; with it, it comes to life after all.
  const tryBegin = () =>
    begin().catch(() => {
      isBegun = false;
      window.addEventListener('online', tryBegin, { once: true });
    });
  let hasGoneOn = false;
  const goOn = () => {
    if (hasGoneOn) return;
    hasGoneOn = true;
    loadFonts().catch(() => undefined);
    void tryBegin();
  };
  // The browser tells of a painted text once it is on the screen; a frame that was only worked out is not, and
  // scripts that come now would hold it up.
  const PAINT = 'largest-contentful-paint';
  if (window.PerformanceObserver?.supportedEntryTypes?.includes(PAINT))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      goOn();
    }).observe({ type: PAINT, buffered: true });
  else requestAnimationFrame(() => setTimeout(goOn));
  // A page in the background has no frames.
  setTimeout(goOn, 1000);
})();
