import type { Locator, Page } from '@playwright/test';
import type { InputMethod } from './inputMethod';
import { looksAt } from './press';

/**
 * Milliseconds of the page's own time between a press and those at the same place after it: 50 to 1,200 ms in all.
 * None of them may do anything on what has come there meanwhile.
 */
const AGAIN_AFTER = [50, 100, 200, 300, 200, 200, 150];

/** Real milliseconds in which the next page comes, as a rule; only then do presses meet it. */
const PATIENCE_MS = 1_000;

/**
 * Wraps an input method so that it presses everything several times at the same place, whatever is there by
 * then: `again` is one such press. The page's clock stops in between, which makes the speed of the machine
 * irrelevant.
 */
export function hasty(
  page: Page,
  input: InputMethod,
  again: (x: number, y: number) => Promise<void> = (x, y) => page.mouse.click(x, y),
): InputMethod {
  return {
    ...input,
    async press(target) {
      await looksAt(target);
      await target.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await target.boundingBox())!;
      const place = [x + width / 2, y + height / 2] as const;
      // Some time ahead: it goes on while it is read.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
      await input.press(target);
      await page.clock.runFor(1);
      await untilElsewhere(target);
      for (const ms of AGAIN_AFTER) {
        await page.clock.runFor(ms);
        await again(...place);
      }
      await page.clock.resume();
    },
  };
}

/** Waits until what was pressed is gone, and what is loading is there; not for what stays. */
async function untilElsewhere(target: Locator): Promise<void> {
  const skeletons = target.page().getByRole('main').locator('[data-skeletons]:visible');
  const isGone = target.waitFor({ state: 'detached', timeout: PATIENCE_MS });
  await isGone.catch(() => undefined);
  await skeletons
    .first()
    .waitFor({ state: 'detached', timeout: PATIENCE_MS })
    .catch(() => undefined);
}
