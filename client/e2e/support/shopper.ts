import { expect, type Locator } from '@playwright/test';
import { hasArrived } from './arrive';
import { Person, startingWith } from './person';
import { sumOf } from './sumOf';

/** Milliseconds for an open screen to show changes by others. */
const GLANCE_MS = 15_000;

/** One item as a shopper types it. */
export interface WantedItem {
  readonly link: string;
  readonly name: string;
  /** Yuan, as typed. */
  readonly price: string;
}

/** A person who buys: what they do on the way from a pasted link to a parcel at the door. */
export class Shopper extends Person {
  async registers(email: string, password: string): Promise<void> {
    await this.open('/user/register');
    await this.arrivesAt('common.register');
    await this.fillIn('entry.email', email);
    await this.fillInPassword('entry.password', password);
    await this.fillInPassword('entry.passwordAgain', password);
    await this.solvesCaptcha();
    const terms = this.say('entry.terms');
    const agreement = this.say('entry.agree', { terms });
    await this.input.tick(this.page.getByRole('checkbox', { name: agreement }));
    await this.press('common.register');
    await this.arrivesAt('entry.registered.title');
  }

  /** Like those who cannot see the picture: by the question. */
  private async solvesCaptcha(): Promise<void> {
    await this.press('entry.captcha.useQuestion');
    const question = this.page.getByText(/ plus |加/).last();
    const answer = sumOf((await question.textContent()) ?? '');
    await this.fillIn('entry.captcha', String(answer));
  }

  async signsIn(email: string, password: string): Promise<void> {
    await this.open('/user/login');
    await this.arrivesAt('common.logIn');
    await this.fillIn('entry.email', email);
    await this.fillInPassword('entry.password', password);
    await this.press('common.logIn');
    await expect(this.page).toHaveURL(`${this.url}/`);
  }

  /** Pastes a link, or the text around one, on the home page. */
  async pastes(text: string): Promise<void> {
    await this.open('/');
    await this.findsNothingInTheWay('the first page');
    const search = this.page.getByRole('main').getByRole('search');
    await this.input.write(search.getByRole('textbox'), text);
    await this.input.press(search.getByRole('button'));
  }

  /** Pastes the link on the home page and completes the form by hand. */
  async addsToCart({ link, name, price }: WantedItem): Promise<void> {
    await this.pastes(link);
    await this.arrivesAt('listings.byHand');
    await this.fillIn('cart.name', name);
    await this.fillIn('cart.unitPrice', price);
    await this.press('cart.add');
    await expect(this.page.getByText(this.say('cart.added'))).toBeVisible();
  }

  /** Submits everything in the cart as an order and returns its number. */
  async ordersEverything(): Promise<string> {
    await this.open('/cart');
    await this.arrivesAt('common.cart');
    await this.press('cart.checkOut');
    await this.arrivesAt('orders.confirm.title');
    await this.fillIn('orders.contact.name', 'Mei Lin');
    await this.fillIn('orders.contact.phone', '+44 20 7946 0018');
    await this.fillIn('orders.remark', 'Please wrap it well');
    await this.press('orders.confirm.submit');
    await this.arrivesAt('orders.submitted');
    await expect(this.page.getByText(this.say('orders.reviewTimeOncePaid'))).toBeVisible();
    return (await this.page.getByText(/^OR\d{8}-\d{8}$/).textContent()) ?? '';
  }

  async pays(what: 'order' | 'parcel'): Promise<void> {
    await this.arrivesAt(what === 'order' ? 'payments.title' : 'payments.titlePlan');
    await this.input.press(this.payButton());
    await this.arrivesAt('payments.captured');
  }

  /** Pays or tops up: on the receipt, and on phones in the bar at the lower edge. */
  payButton(): Locator {
    return this.page.getByRole('main').locator('button[type=submit]:visible');
  }

  /** A line of a receipt by its name. */
  lineOf(id: string): Locator {
    const name = this.page.getByText(this.say(id), { exact: true });
    return this.page.getByRole('main').locator('dl > div').filter({ has: name });
  }

  /** Reads an amount on the receipt. */
  async seesLine(id: string, amount: string): Promise<void> {
    await expect(this.lineOf(id)).toContainText(amount);
  }

  /** Opens the order's page and waits until it shows that status. */
  async seesOrder(number: string, status: string): Promise<void> {
    await this.eventually('/mine/order', async () => {
      await this.followsOrder(number);
      await expect(this.stamp(`orders.status.${status}`)).toBeVisible({ timeout: GLANCE_MS });
    });
  }

  async opensOrder(number: string): Promise<void> {
    await this.open('/mine/order');
    await this.followsOrder(number);
  }

  private async followsOrder(number: string): Promise<void> {
    await this.input.press(this.page.getByRole('link', { name: number }).first());
    await this.leavesFor('/mine/order/orderDetail');
  }

  async addsAddress(): Promise<void> {
    await this.open('/mine/address');
    await this.arrivesAt('addresses.title');
    await this.input.press(this.link('addresses.add').first());
    await this.arrivesAt('addresses.newTitle');
    const country = this.page.getByRole('combobox', { name: this.say('addresses.country') });
    await this.input.choose(country, 'GB');
    const fields = {
      label: 'Home',
      firstName: 'Mei',
      lastName: 'Lin',
      email: 'mei@example.com',
      phone: '+44 20 7946 0018',
      city: 'London',
      detail: '221B Baker Street',
      postcode: 'NW1 6XE',
    };
    for (const [name, value] of Object.entries(fields))
      await this.fillIn(`addresses.${name}`, value);
    await this.press('addresses.save');
    await this.arrivesAt('addresses.title');
    await expect(this.page.getByText('221B Baker Street')).toBeVisible();
  }

  /** Waits for the item in the warehouse, packs it and confirms line, address and declaration. */
  async packs(item: string): Promise<void> {
    const box = this.page.getByRole('checkbox', {
      name: this.say('warehouse.select', { name: item }),
    });
    await this.eventually('/mine/store', async () => {
      await box.waitFor({ timeout: GLANCE_MS });
      await this.input.tick(box);
    });
    await this.findsNothingInTheWay('the warehouse, with an item chosen');
    await this.takesPicture('warehouse');
    // Beside the shelf it says how many items, in the bar of phones just how many.
    const pack = this.page.getByRole('button', {
      name: startingWith(this.say('warehouse.packCount', { count: 0 })),
    });
    await this.input.press(pack);
    await this.arrivesAt('warehouse.confirmTitle');
    await this.input.tick(this.page.getByRole('radio', { name: 'Home' }));
    const lines = this.page.getByRole('group', { name: this.say('warehouse.delivery') });
    await this.input.tick(lines.getByRole('radio', { disabled: false }).first());
    await this.fillIn('warehouse.declared', 'Cotton jacket');
    await this.fillIn('warehouse.declaredValue', '199.00');
    await this.press('warehouse.packAndPay');
  }

  /** Opens the newest package and waits until it shows that status. */
  async seesPackage(status: string): Promise<string> {
    const main = this.page.getByRole('main');
    const number = main.getByText(/^PK\d{8}-\d{8}$/).first();
    let seen = '';
    await this.eventually('/mine/package', async () => {
      seen = (await number.textContent({ timeout: GLANCE_MS })) ?? '';
      await this.input.press(main.getByRole('link', { name: seen }));
      await this.leavesFor('/mine/package/packageDetail');
      await expect(this.stamp(`packages.status.${status}`)).toBeVisible({ timeout: GLANCE_MS });
    });
    await this.findsNothingInTheWay(`a package that is ${status}`);
    return seen;
  }

  async confirmsReceipt(): Promise<void> {
    await this.press('packages.confirmReceipt');
    const dialog = this.page.getByRole('dialog');
    await this.input.press(
      dialog.getByRole('button', { name: this.say('packages.confirmReceipt') }),
    );
    await expect(this.stamp('packages.status.COMPLETED')).toBeVisible();
  }

  async reviews(content: string): Promise<void> {
    const fiveStars = this.say('packages.review.starsOf', { stars: 5 });
    await this.input.tick(this.page.getByRole('radio', { name: fiveStars }));
    await this.fillIn('packages.review.content', content);
    const anonymously = this.say('packages.review.anonymousChoice');
    await this.input.tick(this.page.getByRole('checkbox', { name: anonymously }));
    await this.press('packages.review.submit');
    await expect(this.page.getByText(content)).toBeVisible();
    await expect(this.button('packages.review.submit')).toHaveCount(0);
    await this.findsNothingInTheWay('a package with a review');
  }

  /** Keeps a picture of the screen; `PICTURES=client/e2e/pictures` renews that of the README. */
  async takesPicture(name: string): Promise<void> {
    const folder = process.env.PICTURES ?? 'var/pictures';
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.page.screenshot({ path: `${folder}/${name}.png` });
  }

  private stamp(id: string): Locator {
    return this.page.getByRole('main').getByText(this.say(id), { exact: true }).first();
  }

  /** Waits for the page behind a link, since its list contains the same text. */
  private async leavesFor(path: string): Promise<void> {
    await this.page.waitForURL(({ pathname }) => pathname === path);
    await hasArrived(this.page);
  }

  /** Looks again and again at a screen that others change, as a person would by reloading. */
  private async eventually(path: string, look: () => Promise<unknown>): Promise<void> {
    await expect(async () => {
      await this.open(path);
      await look();
    }).toPass({ timeout: 90_000 });
  }
}
