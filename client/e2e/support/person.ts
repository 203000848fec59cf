import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations, overflowOf } from './axe';
import { mouse, type InputMethod } from './inputMethod';
import { messagesOf, type Language } from './messages';

/** Screens that stories of this worker have checked: checking one takes longer than opening it. */
const judged = new Set<string>();

/** A person at the browser: what they read is looked up in the catalogue of their language. */
export class Person {
  readonly say: ReturnType<typeof messagesOf>;

  constructor(
    readonly page: Page,
    protected readonly url: string,
    private readonly language: Language,
    readonly input: InputMethod = mouse(page),
  ) {
    this.say = messagesOf(language);
  }

  async open(path: string): Promise<void> {
    await this.input.goTo(this.url + path);
  }

  async press(id: string, values?: Record<string, string | number>): Promise<void> {
    await this.input.press(this.button(id, values));
  }

  async follow(id: string): Promise<void> {
    await this.input.press(this.link(id));
  }

  async fillIn(id: string, text: string): Promise<void> {
    await this.input.write(this.field(id), text);
  }

  async fillInPassword(id: string, text: string): Promise<void> {
    await this.input.write(this.page.getByLabel(this.say(id), { exact: true }), text);
  }

  button(id: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.say(id, values), exact: true });
  }

  link(id: string): Locator {
    return this.page.getByRole('link', { name: this.say(id), exact: true });
  }

  /** Fields are found by the beginning of their label: "(optional)" may follow. */
  field(id: string): Locator {
    return this.page.getByRole('textbox', { name: startingWith(this.say(id)) });
  }

  /** Waits for the screen of that title, and looks whether everybody can use it, if nobody has yet. */
  async arrivesAt(id: string): Promise<void> {
    await this.arrivesAtHeading(this.say(id));
  }

  /** Waits for the screen of something that is called so. */
  async arrivesAtHeading(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await this.findsNothingInTheWay(name);
  }

  /** No serious barrier on that screen and nothing wider than it, if nobody has looked yet. */
  protected async findsNothingInTheWay(screen: string): Promise<void> {
    const address = this.page.url();
    const look = `${screen}, in ${this.language}, on ${this.page.viewportSize()?.width} px`;
    if (judged.has(look)) return;
    expect(await axeViolations(this.page), address).toEqual([]);
    expect(await overflowOf(this.page), `${address} is wider than the screen`).toBeLessThanOrEqual(
      0,
    );
    judged.add(look);
  }
}

/** Matches a name that begins so. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
