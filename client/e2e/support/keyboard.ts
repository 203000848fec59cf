import { expect, type Locator, type Page } from '@playwright/test';
import { hasArrived } from './arrive';
import type { InputMethod } from './inputMethod';
import { looksAt } from './press';

/** Stops of the Tab key on one page, at the most; who needs more has lost their way. */
const FAR = 250;
const LONGEST_CHOICE = 300;
/** Longer than a page loads on a busy machine. */
const OVERLAY_MS = 5_000;
const ACCOUNT = '/mine/order';

/**
 * Hands that have a keyboard and nothing else: they walk by Tab, follow links by Enter, and find
 * a page by the links of the page they are on. Wherever they stop, the focus must be in sight.
 */
export function keyboard(page: Page): InputMethod {
  const { keyboard: keys } = page;

  async function walkTo(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    await walkUntil(() => target.evaluateAll(haveFocus), String(target));
  }

  /** Invisible stops are reported together with the destination of the walk. */
  async function walkUntil(isThere: () => Promise<boolean>, where: string): Promise<void> {
    const unseen = new Set<string>();
    for (let stops = 0; !(await isThere()); stops += 1) {
      if (stops === FAR) throw new Error(`Tab does not lead to ${where} on ${page.url()}`);
      await keys.press('Tab');
      const out = await outOfSight();
      if (out) unseen.add(out);
    }
    expect([...unseen], `focus out of sight on ${page.url()}, on the way to ${where}`).toEqual([]);
  }

  /** Returns the focused element if it stays invisible: the overlay of a page that is still loading goes. */
  async function outOfSight(): Promise<string | undefined> {
    for (const end = Date.now() + OVERLAY_MS; ;) {
      const out = await page.evaluate(focusOutOfSight);
      if (!out || Date.now() > end) return out;
      await page.waitForTimeout(100);
    }
  }

  async function follow(path: string): Promise<void> {
    await walkUntil(() => page.evaluate(linkWithFocus, path), `a link to ${path}`);
    await looksAt(page.locator(':focus'));
    await keys.press('Enter');
    await page.waitForURL((url) => url.pathname === path);
    await hasArrived(page);
  }

  return {
    async press(target) {
      await walkTo(target);
      await looksAt(page.locator(':focus'));
      await keys.press('Enter');
    },
    async write(field, text) {
      await walkTo(field);
      await keys.press('ControlOrMeta+A');
      await keys.insertText(text);
    },
    async tick(box) {
      if (await box.isChecked()) return;
      if ((await box.getAttribute('type')) === 'radio') {
        // Tab stops once in a group, the arrows go round in it.
        const group = page.locator(`input[name="${await box.getAttribute('name')}"]`);
        await walkTo(group);
        for (let steps = 0; !(await box.evaluate(hasFocus)); steps += 1) {
          if (steps === FAR) throw new Error(`No arrow leads to ${String(box)}`);
          await keys.press('ArrowDown');
        }
      } else {
        await walkTo(box);
      }
      if (!(await box.isChecked())) await keys.press('Space');
      await expect(box).toBeChecked();
    },
    async choose(select, value) {
      await walkTo(select);
      for (let steps = 0; (await select.inputValue()) !== value; steps += 1) {
        if (steps === LONGEST_CHOICE) throw new Error(`No arrow leads to ${value}`);
        await keys.press('ArrowDown');
      }
    },
    async goTo(url) {
      const to = new URL(url).pathname;
      if (page.url() === 'about:blank') await page.goto(url);
      else if (page.url() === url) await page.reload();
      else {
        // Every page links to the account area, whose menu has the other links.
        if (!(await page.evaluate(hasLink, to))) await follow(ACCOUNT);
        await follow(to);
      }
      await hasArrived(page);
    },
  };
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

function haveFocus(elements: Element[]): boolean {
  return elements.some((element) => element === document.activeElement);
}

function hasLink(path: string): boolean {
  return [...document.links].some((link) => link.getAttribute('href') === path);
}

function linkWithFocus(path: string): boolean {
  return document.activeElement?.getAttribute('href') === path;
}

/** Returns the focused element if it is invisible: off the screen or covered. */
function focusOutOfSight(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // A custom checkbox is invisible within its label.
  const shown = focused.closest('label') ?? focused;
  const isInSight = [...shown.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    }),
  );
  return isInSight ? undefined : focused.outerHTML.slice(0, 200);
}
