/** Height of the bottom navigation; `wholePage` publishes it to floating elements. */
export const BAR_HEIGHT = '68px';

/**
 * Hides the bottom navigation of phones for a bar, or while a page that may have one is loading, so that
 * nothing flickers between two bars. The navigation finds the mark by CSS, so it also works in a
 * server-rendered page.
 */
export function HideBottomNav() {
  return <span data-bar hidden />;
}
