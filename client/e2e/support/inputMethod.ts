import type { Locator, Page } from '@playwright/test';
import { arrive } from './arrive';
import { press } from './press';

/** Actions of a person on a screen, by any input device. */
export interface InputMethod {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** A checkbox or one of several radio buttons; one that is on stays so. */
  tick(box: Locator): Promise<void>;
  choose(select: Locator, value: string): Promise<void>;
  /** Comes to a page as it is now. */
  goTo(url: string): Promise<void>;
}

/** Points, clicks, and types addresses. */
export function mouse(page: Page): InputMethod {
  return {
    press,
    write: (field, text) => field.fill(text),
    // Some labels hold a link, which their beginning does not.
    tick: (box) => box.check({ position: { x: 5, y: 5 } }),
    choose: async (select, value) => void (await select.selectOption(value)),
    goTo: async (url) => void (await arrive(page, url)),
  };
}
