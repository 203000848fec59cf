import { expect, type Page } from '@playwright/test';
import { arrive } from './support/arrive';
import { test } from './support/story';

const softly = expect.configure({ soft: true });

/** The number of buttons with the accent colour, by visit. */
const accents = {
  'orderDetail-pending': 1,
  'orderDetail-stored': 1,
  'payResult-failed': 1,
  payment: 1,
  'orderDetail-shipped': 0,
  'packageDetail-shipped': 0,
  orderDetail: 0,
  packageDetail: 0,
  payResult: 0,
  address: 0,
  // Nothing is chosen to pack yet, and nothing changed to save.
  store: 0,
  personal: 0,
};

test('the accent marks what the shopper is to do, once, and nothing while others act', async ({
  browser,
  tour,
}) => {
  const page = await tour.enter(browser, 'shopper', 'en', { reducedMotion: 'reduce' });
  for (const [name, count] of Object.entries(accents)) {
    const visit = tour.visitsBy('shopper').find((one) => one.name === name)!;
    await arrive(page, tour.url + visit.path);
    await softly.poll(() => accentsOn(page), { message: name }).toBe(count);
  }
});

/** Buttons and links in sight that are filled with the accent. */
function accentsOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.background = 'var(--tb-colors-accent)';
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const accent = groundOf(probe);
    probe.remove();
    return [...document.querySelectorAll('main :is(a, button)')].filter(
      (button) => button.checkVisibility() && groundOf(button) === accent,
    ).length;
  });
}
