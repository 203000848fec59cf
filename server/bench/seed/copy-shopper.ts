import type { ObjectLiteral } from 'typeorm';
import { later } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { hashToken } from '../../kernel/tokens';
import type { Stage, Template } from './build-template';
import { chain } from './chain';
import type { Entity, TableRows } from './table-rows';

/** The newest order awaits payment; those before it cycle through these statuses. */
const turns: readonly Stage[] = ['IN_STOCK', 'PROCESSING', 'PAID', 'IN_STOCK', 'CANCELLED'];
/** The warehouse still holds the items of so many of the newest orders. */
const ON_THE_SHELF = 40;
/** Between two orders: all of them lie within the days of free storage. */
const APART_MS = 60_000;

const ID = /(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{26}(?![0-9A-Z])/g;
/** An order's, a package's, a payment's … as `newNumber` makes them. */
const NUMBER = /([A-Z]{2})\d{8}-\d{8}/g;

/** The session token of a shopper of the bench, by which their requests are signed in. */
export const tokenOf = (index: number) => `bench-${index}`;
/** Under which address a shopper of the bench signs in. */
const emailOf = (index: number) => `bench-${index}@example.com`;

/** The rows of shopper number `index`, who bought so many orders. */
export function copyShopper(template: Template, index: number, orders: number): TableRows {
  const names = new Map([
    [template.email, emailOf(index)],
    [template.tokenHash, hashToken(tokenOf(index))],
  ]);
  let numbers = 0;
  const renumber = (prefix: string) => `${prefix}${digits(index)}-${digits(numbers++)}`;
  const all = new Map<Entity, ObjectLiteral[]>();
  const add = (rows: TableRows, copy: Copy) => {
    for (const [entity, its] of rows) {
      const copies = all.get(entity) ?? [];
      for (const row of its) copies.push(copy.of(row));
      all.set(entity, copies);
    }
  };
  add(template.shopper, new Copy(names, renumber, 0));
  for (let place = orders - 1; place >= 0; place--)
    add(template.orders.get(stageAt(place))!, new Copy(new Map(names), renumber, place * APART_MS));
  return chain(all);
}

function stageAt(place: number): Stage {
  if (place === 0) return 'PENDING_PAYMENT';
  const stage = turns[(place - 1) % turns.length]!;
  return stage === 'IN_STOCK' && place >= ON_THE_SHELF ? 'PACKED' : stage;
}

const digits = (count: number) => String(count).padStart(8, '0');

/** Copies rows under other ids and numbers, the same for the same one, and so much earlier. */
class Copy {
  constructor(
    private readonly names: Map<string, string>,
    private readonly renumber: (prefix: string) => string,
    private readonly earlierMs: number,
  ) {}

  of<Value>(value: Value): Value;
  of(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (value instanceof Date) return later(value, -this.earlierMs);
    if (Array.isArray(value)) return value.map((one) => this.of(one as unknown));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.of(one)]));
  }

  private text(text: string): string {
    const name = this.names.get(text);
    if (name !== undefined) return name;
    if (text.length < 19) return text;
    return text
      .replace(ID, (id) => this.nameOf(id, newId))
      .replace(NUMBER, (number, prefix: string) =>
        this.nameOf(number, () => this.renumber(prefix)),
      );
  }

  private nameOf(old: string, make: () => string): string {
    const name = this.names.get(old) ?? make();
    this.names.set(old, name);
    return name;
  }
}
