/**
 * Simulates a browser's translator: replaces each text by a translation within two nested `font` elements,
 * unless it is there already; numbers stay. It has no imports, so that it can run in a browser as well.
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
