import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps somebody from using the screen, in axe's judgement: serious and critical alone. */
export async function barriersOn(page: Page): Promise<string[]> {
  await comesToRest(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What fades in has no colour to judge before it is there; what runs for ever is not waited for. */
async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isUnderWay = ({ effect, playState }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.getTiming().iterations !== Infinity &&
      // What is out of sight and not laid out stands still.
      effect.target?.checkVisibility({ contentVisibilityAuto: true });
    while (document.getAnimations().some(isUnderWay)) await new Promise(requestAnimationFrame);
  });
}

/** Pixels by which the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Hints within fields that are longer than their field, and so cannot be read to the end. */
export function cutHintsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        pen.font = font;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return field.checkVisibility() && pen.measureText(field.placeholder).width > room;
      })
      .map(({ placeholder }) => placeholder);
  });
}
