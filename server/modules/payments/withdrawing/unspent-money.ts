import { add, fen, negate, subtract, ZERO, type Money } from '../../../kernel/money';

/**
 * Id of the checkout, or of the payment by remittance, by which money arrived; null if it cannot be returned.
 */
type Source = string | null;

/** A part of an amount with its origin. */
export interface SourcedPart<From extends Source = Source> {
  readonly source: From;
  readonly amount: Money;
}

/**
 * Tracks the origin of the money in a balance, from all its events, oldest first. Money that cannot be
 * returned, such as operators' credits, is spent first, then the oldest. A refund restores the sources of the
 * payment, last spent first. Amounts are fen.
 */
export class UnspentMoney {
  /** In spending order. Below zero if more was returned than was left. */
  private readonly left = new Map<Source, Money>([[null, ZERO]]);
  private readonly paidWith = new Map<string, SourcedPart[]>();

  came(source: Source, amount: Money): void {
    this.left.set(source, add(this.of(source), amount));
  }

  /** Records a payment by the balance, a card beside it, or both. */
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

  /** Deducts a return from its sources, whatever is left of them. */
  withdrawn(parts: readonly SourcedPart[]): void {
    for (const { source, amount } of parts) this.came(source, negate(amount));
  }

  /** Deducts an amount from these sources in order; the last takes the shortfall. */
  withdrawnFrom(sources: readonly string[], amount: Money): SourcedPart<string>[] {
    const [parts] = split(this.remaining(sources), amount);
    const lacking = subtract(amount, sumOf(parts));
    const last = sources.at(-1);
    const taken = lacking > ZERO && last ? [...parts, { source: last, amount: lacking }] : parts;
    this.withdrawn(taken);
    return taken;
  }

  /** Deducts held money, and returned money that was spent already. */
  settle(held: Money): void {
    let owed = held;
    for (const [source, amount] of this.left)
      if (amount < ZERO) {
        owed = subtract(owed, amount);
        this.left.set(source, ZERO);
      }
    this.spend(owed);
  }

  /** Returns what is left of these sources, in their order; empty ones are left out. */
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

/** Splits an amount off the first parts; returns the taken and the remaining parts. */
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
