import type { Locator } from '@playwright/test';

/** Waits as long as a person looks at what they press: before, a page takes no press (guardPresses). */
export async function looksAt(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    const isNew = () => !element.closest('header') && element.closest('[data-fresh]');
    while (isNew()) await new Promise((look) => setTimeout(look, 20));
  });
}

/** Presses what has been looked at. */
export async function press(target: Locator): Promise<void> {
  await looksAt(target);
  await target.click();
}
