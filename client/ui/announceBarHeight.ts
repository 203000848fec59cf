/**
 * A ref for a bar fixed to the bottom of the screen: publishes its height in pixels as `--action-bar`, so
 * that floating elements rise above it. A hidden bar counts as none.
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
