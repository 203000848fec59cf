/** Of the bar at the lower edge; `wholePage` tells it to what floats there. */
export const BAR_HEIGHT = '68px';

/**
 * Keeps the lower edge of phones free of the navigation, for a bar, or while a page that may have one
 * is loading: nothing flashes there between one bar and the next. The navigation looks for the mark by its styles,
 * so that it comes back with a part that was drawn by the server, too.
 */
export function HideBottomNav() {
  return <span data-bar hidden />;
}
