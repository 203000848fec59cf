import type { CreatePackingPlanInput, QuoteInput } from '../../../gql/graphql';
import { fenToInput, parseYuan } from '../../../ui/values/moneyText';

/** Characters customs takes for one item. */
export const MAX_DESCRIPTION = 100;

/** Ten million yuan: the server takes no greater amount. */
const MOST_FEN = 1_000_000_000;

/** Items that fit into one parcel; the server refuses more. */
export const MAX_PARCEL_ITEMS = 50;

/** The form of the packing screen; declared values are text in yuan. */
export interface PackingValues {
  addressId: string;
  deliveryLineId: string;
  declarations: { storedItemId: string; description: string; declaredValue: string }[];
  options: { extraProtection: boolean; removePackaging: boolean; insurance: boolean };
  remark: string;
}

/** Returns whether a name holds Latin letters alone: the only ones that are read wherever a parcel goes. */
export function isReadEverywhere(name: string): boolean {
  return /^[\p{scx=Latn}\P{L}]*$/u.test(name);
}

/**
 * Initial form values: customs descriptions are item names and paid prices, unless the shopper improves them.
 * A name in other letters stays empty for the shopper to translate, because most customs offices do not read
 * it and the server refuses it.
 */
export function packingValuesOf(
  items: readonly { id: string; name: string; paidAmount: number }[],
  addressId: string,
): PackingValues {
  return {
    addressId,
    deliveryLineId: '',
    declarations: items.map(({ id, name, paidAmount }) => ({
      storedItemId: id,
      description: isReadEverywhere(name) ? name.slice(0, MAX_DESCRIPTION) : '',
      declaredValue: fenToInput(paidAmount),
    })),
    options: { extraProtection: false, removePackaging: false, insurance: false },
    remark: '',
  };
}

/** The fields by the paths the server names too. */
export function packingFields(itemCount: number) {
  const declarations = Array.from({ length: itemCount }, (_, index) => [
    `declarations.${index}.description` as const,
    `declarations.${index}.declaredValue` as const,
  ]);
  return ['addressId', 'deliveryLineId', 'remark', ...declarations.flat()] as const;
}

/** Reads a declared value as fen; null where none is typed, or more than any amount can be. */
export function declaredFen(typed: string): number | null {
  const fen = parseYuan(typed);
  return fen !== null && fen > 0 && fen <= MOST_FEN ? fen : null;
}

/** Returns the total declared value in fen, of all values that are valid numbers. */
export function declaredTotal({ declarations }: Pick<PackingValues, 'declarations'>): number {
  return declarations.reduce(
    (sum, { declaredValue }) => sum + (declaredFen(declaredValue) ?? 0),
    0,
  );
}

/** Returns the input of the quote query. Declared values only affect insurance, if they are valid numbers. */
export function quoteInput(values: PackingValues): QuoteInput {
  const { addressId, declarations, options } = values;
  return {
    storedItemIds: declarations.map(({ storedItemId }) => storedItemId),
    addressId,
    options,
    declaredValues: !options.insurance
      ? []
      : declarations.map(({ storedItemId, declaredValue }) => ({
          storedItemId,
          declaredValue: declaredFen(declaredValue) ?? 0,
        })),
  };
}

/** The input of `createPackingPlan` for a form whose fields have been checked. */
export function packingPlanInput(values: PackingValues): CreatePackingPlanInput {
  const { declarations, ...rest } = values;
  return {
    ...rest,
    storedItemIds: declarations.map(({ storedItemId }) => storedItemId),
    declarations: declarations.map((declaration) => ({
      ...declaration,
      declaredValue: declaredFen(declaration.declaredValue) ?? 0,
    })),
  };
}
