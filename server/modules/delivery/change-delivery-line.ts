import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { inYuan, type Money } from '../../kernel/money';
import { changedFigures, recordAction, type Figures } from '../../platform/audit/audit';
import { InputRefused } from '../../platform/validation/input-refused';
import type { Services } from '../../platform/services';
import { DeliveryLine } from './delivery-line.entity';
import { DeliveryPrice } from './delivery-price.entity';
import { forgetDeliveryLines } from './delivery.queries';
import { forgetLinesWithPrices, readLineWithPrices, type LineWithPrices } from './line-with-prices';
import type { ZonePrice } from './quotes/quote';
import { zones, type Zone } from './quotes/zones';

type Adjustable = Omit<DeliveryLine, 'id' | 'position' | 'nameEn' | 'nameZh' | 'group'>;

/** Changes of a line; an omitted field stays. A zone without a price is no longer served. */
export interface LineChange {
  readonly rules?: Partial<Adjustable>;
  readonly prices?: Readonly<Partial<Record<Zone, ZonePrice | null>>>;
}

type Range = readonly [least: number, most: number];

/** Allowed ranges of a line's figures: days, cm³ per kg, grams, millimetres and fen. */
const ranges = {
  minDays: [1, 120],
  maxDays: [1, 120],
  volumetricDivisor: [1_000, 20_000],
  volumetricMinSideMm: [1, 3_000],
  minGrams: [0, 20_000],
  maxGrams: [100, 100_000],
  maxSideMm: [100, 3_000],
  maxSideSumMm: [100, 6_000],
  declarationFee: [0, 1_000_00],
} as const satisfies Record<keyof Adjustable, Range>;

const PRICE_RANGE = [1, 10_000_00] as const;

/**
 * Changes limits, days, fee and prices of a delivery line. The next quote uses them, in every process; an
 * existing packing plan keeps its price until it is paid or expired. With `isPreview` nothing is changed.
 * Returns the line before and after the change.
 * @throws DomainError NOT_FOUND; InputRefused (VALIDATION_FAILED) for figures out of range, naming the range
 */
export async function changeDeliveryLine(
  services: Services,
  by: Actor,
  id: string,
  change: LineChange,
  isPreview = false,
): Promise<{ before: LineWithPrices; after: LineWithPrices }> {
  const result = await services.db.transaction(async (tx) => {
    const before = await readLineWithPrices(tx, id);
    const after = applied(before, change);
    requireSound(after);
    if (isPreview) return { before, after };
    await replace(tx, after);
    const figures = changedFigures(figuresOf(before), figuresOf(after));
    const action = { action: 'DELIVERY_LINE_CHANGED', subject: id, ...figures } as const;
    await recordAction(tx, by, action, services.clock.now());
    return { before, after };
  });
  forgetDeliveryLines(services);
  forgetLinesWithPrices(services);
  return result;
}

function applied({ line, prices }: LineWithPrices, change: LineChange): LineWithPrices {
  const merged = { ...prices, ...change.prices };
  const served = Object.entries(merged).filter(([, price]) => price !== null);
  return {
    line: { ...line, ...change.rules },
    prices: Object.fromEntries(served),
  };
}

/** Returns limits, days and fees of a line, and the prices of each zone in fen: first + further. */
function figuresOf({ line, prices }: LineWithPrices): Figures {
  const priced = Object.entries(prices).map(([zone, { firstPrice, furtherPrice }]) => [
    zone,
    `${firstPrice}+${furtherPrice}`,
  ]);
  return { ...line, ...(Object.fromEntries(priced) as Record<string, string>) };
}

async function replace(tx: EntityManager, { line, prices }: LineWithPrices): Promise<void> {
  await tx.update(DeliveryLine, { id: line.id }, line);
  await tx.delete(DeliveryPrice, { lineId: line.id });
  const rows = zones.flatMap((zone) => {
    const price = prices[zone];
    return price ? [{ lineId: line.id, zone, ...price }] : [];
  });
  await tx.insert(DeliveryPrice, rows);
}

function requireSound({ line, prices }: LineWithPrices): void {
  for (const [field, [min, max]] of Object.entries(ranges) as [keyof Adjustable, Range][]) {
    const value = line[field];
    if (value !== null && !isWithin(value, [min, max]))
      throw expected(
        field,
        field === 'declarationFee' ? inRange([min, max]) : `a whole number from ${min} to ${max}`,
      );
  }
  if (line.minDays > line.maxDays) throw expected('days', 'the fewer days before the more');
  if (line.minGrams > line.maxGrams) throw expected('minGrams', 'no more than maxGrams');
  const all = Object.values(prices).flatMap((one) => [one.firstPrice, one.furtherPrice]);
  if (!all.every((price) => isWithin(price, PRICE_RANGE)))
    throw expected('prices', inRange(PRICE_RANGE));
  if (all.length === 0)
    throw expected(
      'prices',
      'one zone at least; closedDeliveryLines takes a line out of the offer',
    );
}

function isWithin(value: number, [min, max]: Range): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Formats a range in fen as operators write money. */
function inRange([min, max]: Range): string {
  return `yuan from ${inYuan(min as Money)} to ${inYuan(max as Money)}`;
}

function expected(field: string, type: string): InputRefused {
  return new InputRefused({ [field]: { key: 'expected', params: { type } } });
}
