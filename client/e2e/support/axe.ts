import { source } from 'axe-core';
import type { Page } from '@playwright/test';

/** axe's internal rule data: the impact of each check. */
interface Audit {
  rules: { id: string; impact?: string; any: Check[]; all: Check[]; none: Check[] }[];
  checks: Record<string, { impact: string }>;
}
type Check = string | { id: string };

/** Returns axe's serious and critical violations. */
export async function axeViolations(page: Page): Promise<string[]> {
  await comesToRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') & { _audit: Audit } };
    const isGrave = (impact?: string) => impact === 'serious' || impact === 'critical';
    const { rules, checks } = axe._audit;
    // A third of the rules find nothing that is grave, and take a third of the time.
    const rest = rules.filter(({ impact, any, all, none }) => {
      const parts = [...any, ...all, ...none].map((check) =>
        typeof check === 'string' ? check : check.id,
      );
      return ![impact, ...parts.map((id) => checks[id]?.impact)].some(isGrave);
    });
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      rules: Object.fromEntries(rest.map(({ id }) => [id, { enabled: false }])),
      // It fetches sound and films alone, for one of the rules left out.
      preload: false,
    });
    return violations
      .filter(({ impact }) => isGrave(impact ?? undefined))
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

/** Fading elements have no final colour to judge yet; endless animations are not awaited. */
async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isUnderWay = ({ effect, playState }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.getTiming().iterations !== Infinity &&
      // Elements out of view without layout do not animate.
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

/** The least height in pixels of what a finger hits, rounded. */
const FINGER = 43;

/** Returns controls lower than a touch target; links within sentences may have the height of their line. */
export function lowTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isHit = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target));
    };
    /** Pixels around the middle in which a press arrives, which may be more than the box. */
    const heightOf = (target: Element) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      if (!isHit(target, middle, centre)) return Infinity;
      let [above, below] = [0, 0];
      while (above < least && isHit(target, middle, centre - above - 1)) above += 1;
      while (below < least && isHit(target, middle, centre + below + 1)) below += 1;
      return above + below + 1;
    };
    const isPressed = (target: Element) =>
      target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(target).display !== 'inline';
    const targets = [...document.querySelectorAll('a, button, summary, select')]
      .filter(isPressed)
      .filter((target) => heightOf(target) < least)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    scrollTo(0, 0);
    return targets;
  }, FINGER);
}
