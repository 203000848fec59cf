import { add, fen, negate, subtract, ZERO, type Money } from '../../../kernel/money';

/** Id of a checkout, or of a payment by remittance, by which money came; null for what has no way back. */
type Source = string | null;

/** A part of an amount, and by what it came. */
export interface SourcedPart<From extends Source = Source> {
  readonly source: From;
  readonly amount: Money;
}

/**
 * Whose money is left in a balance, told from all that happened to it, the oldest first. What has no way
 * back, as operators credit, is spent first, then what came first. What a thing was paid with comes back
 * when it is refunded, what was spent last leading. Amounts are fen.
 */
export class UnspentMoney {
  /** In the order in which they are spent. Below zero where more went back than was left of it. */
  private readonly left = new Map<Source, Money>([[null, ZERO]]);
  private readonly paidWith = new Map<string, SourcedPart[]>();

  came(source: Source, amount: Money): void {
    this.left.set(source, add(this.of(source), amount));
  }

  /** The balance paid for a thing, a card beside it, or both. */
  paid(thing: string, fromBalance: Money, besides: SourcedPart | null): void {
    const parts = this.spend(fromBalance);
    if (besides) this.came(besides.source, ZERO);
    const earlier = this.paidWith.get(thing) ?? [];
    this.paidWith.set(thing, [...earlier, ...parts, ...(besides ? [besides] : [])]);
  }

  returned(thing: string, amount: Money): void {
    const parts = this.paidWith.get(thing) ?? [];
    const [back, kept] = split(parts.toReversed(), amount);
    this.paidWith.set(thing, kept.toReversed());
    for (const part of back) this.came(part.source, part.amount);
    this.came(null, subtract(amount, sumOf(back)));
  }

  /** Goes back to where it came from, whatever is left of it. */
  withdrawn(parts: readonly SourcedPart[]): void {
    for (const { source, amount } of parts) this.came(source, negate(amount));
  }

  /** Takes an amount from the first of these sources first; the last takes what is not there. */
  withdrawnFrom(sources: readonly string[], amount: Money): SourcedPart<string>[] {
    const [parts] = split(this.remaining(sources), amount);
    const lacking = subtract(amount, sumOf(parts));
    const last = sources.at(-1);
    const taken = lacking > ZERO && last ? [...parts, { source: last, amount: lacking }] : parts;
    this.withdrawn(taken);
    return taken;
  }

  /** Sets aside what is promised otherwise, and what went back although it was spent. */
  settle(held: Money): void {
    let owed = held;
    for (const [source, amount] of this.left)
      if (amount < ZERO) {
        owed = subtract(owed, amount);
        this.left.set(source, ZERO);
      }
    this.spend(owed);
  }

  /** What is left of these sources, in their order; those of which nothing is left are passed over. */
  remaining<From extends Source>(sources: readonly From[]): SourcedPart<From>[] {
    return sources
      .map((source) => ({ source, amount: this.of(source) }))
      .filter(({ amount }) => amount > ZERO);
  }

  private spend(amount: Money): SourcedPart[] {
    const [parts] = split(this.remaining([...this.left.keys()]), amount);
    this.withdrawn(parts);
    return parts;
  }

  private of(source: Source): Money {
    return this.left.get(source) ?? ZERO;
  }
}

export function sumOf(parts: readonly Pick<SourcedPart, 'amount'>[]): Money {
  return add(...parts.map(({ amount }) => amount));
}

/** Takes an amount from the first parts; returns what was taken and what is left. */
export function split<From extends Source>(
  parts: readonly SourcedPart<From>[],
  amount: Money,
): [taken: SourcedPart<From>[], rest: SourcedPart<From>[]] {
  let wanted = amount;
  const taken: SourcedPart<From>[] = [];
  const rest: SourcedPart<From>[] = [];
  for (const part of parts) {
    const now = fen(Math.min(wanted, part.amount));
    wanted = subtract(wanted, now);
    if (now > ZERO) taken.push({ ...part, amount: now });
    if (now < part.amount) rest.push({ ...part, amount: subtract(part.amount, now) });
  }
  return [taken, rest];
}
