/**
 * A ref for a bar that stays at the bottom of the screen: tells its height in pixels as
 * `--action-bar`, so that what floats there rises above it. One that stands aside counts as none.
 */
export function announceBarHeight(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isAside = getComputedStyle(bar).bottom === 'auto';
    style.setProperty('--action-bar', isAside ? '0px' : `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--action-bar');
  };
}
