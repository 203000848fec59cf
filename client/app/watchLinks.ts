const OUR_LINKS = 'a[href^="/"]';

/**
 * Calls `onSeen` for each link to our own pages that enters the viewport, until it returns true. Links added
 * later are observed as well. Returns a function to stop.
 */
export function watchLinks(root: HTMLElement, onSeen: (link: HTMLAnchorElement) => boolean) {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && onSeen(target as HTMLAnchorElement)) sight.unobserve(target);
    }
  });
  const watch = (part: Element) => {
    if (part.matches(OUR_LINKS)) sight.observe(part);
    part.querySelectorAll(OUR_LINKS).forEach((link) => sight.observe(link));
  };
  const growth = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      addedNodes.forEach((node) => node instanceof Element && watch(node));
  });

  watch(root);
  growth.observe(root, { childList: true, subtree: true });
  return () => {
    growth.disconnect();
    sight.disconnect();
  };
}
