/**
 * Does to a page what the translator of a browser does: takes each text out, and puts a `font` in a `font` with the
 * translation in its place, where there is none yet; figures stay in it. It stands on its own, so that it runs in a browser as well.
 */
export function translatePage(root: HTMLElement = document.body): void {
  const leftAlone = 'font, script, style, textarea, code, [translate=no], .notranslate';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest(leftAlone)) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data.replace(/\p{L}+/gu, (word) => `‹${word}›`);
    text.replaceWith(outer);
  }
}
