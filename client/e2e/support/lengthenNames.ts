import type { Page } from '@playwright/test';

/** As long as a name may be, without a place to break at. */
const UNBROKEN = 'X'.repeat(200);

/** Writes a name without a break wherever the page shows one of these items; returns how often. */
export function lengthenNames(page: Page, names: readonly string[]): Promise<number> {
  return page.evaluate(
    ([unbroken, all]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      // Numbers that must not be parted from their units have other spaces.
      const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2060/g, '');
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const name = all.find((one) => plain(node.data).includes(plain(one)));
        if (name === undefined || node.parentElement?.closest('option, title, script')) continue;
        node.data = plain(node.data).replaceAll(plain(name), unbroken);
        count += 1;
      }
      return count;
    },
    [UNBROKEN, names] as const,
  );
}
