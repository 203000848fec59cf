import type { EntityMetadata } from 'typeorm';

/** The reason why a column keeps its value when its shopper deletes the account. */
interface Retained {
  readonly fate: 'retained';
  readonly reason: string;
}

/** The account's deletion writes in its place what is left of a value. */
interface Reduced {
  readonly fate: 'reduced';
  readonly to: (value: unknown) => unknown;
}

/**
 * The effect of an account's deletion on a text column. Every such column declares it (`columns.ts` does not
 * compile without), and the story of personal columns compares it with the rows.
 */
export type Personal =
  | { readonly fate: 'emptied' | 'deleted' | 'code' | 'impersonal' }
  | Retained
  | Reduced;

/** The deletion leaves an empty text, or null where the column may be null. */
export const emptied = { fate: 'emptied' } as const;

/** The row goes: the `forget` of its module deletes it. */
export const deleted = { fate: 'deleted' } as const;

/** The row belongs to no shopper, whatever its table refers to. */
export const impersonal = { fate: 'impersonal' } as const;

/** The column stays as it is, for this reason. */
export const retained = (reason: string): Retained => ({ fate: 'retained', reason });

/** The deletion leaves of each value what `to` makes of it. */
export const reduced = <Value>(to: (value: Value) => Value): Reduced => ({
  fate: 'reduced',
  to: to as Reduced['to'],
});

const decided = new WeakMap<object, Map<string, Personal>>();

/** Stores the declaration beside the column that is decorated. */
export function withPersonal(decision: Personal, column: PropertyDecorator): PropertyDecorator {
  return (prototype, property) => {
    const own = decided.get(prototype) ?? new Map<string, Personal>();
    decided.set(prototype, own.set(String(property), decision));
    column(prototype, property);
  };
}

/** Returns what was decided on a column of an entity, its own or one that it inherits. */
export function personalOf(
  target: EntityMetadata['target'],
  property: string,
): Personal | undefined {
  let at = typeof target === 'function' ? (target.prototype as object | null) : null;
  while (at && !decided.get(at)?.has(property)) at = Object.getPrototypeOf(at) as object | null;
  return at ? decided.get(at)?.get(property) : undefined;
}

/** Returns what the deletion of an account writes into the columns of a table that it empties. */
export function emptiedIn({ target, columns }: EntityMetadata): Record<string, '' | null> {
  const decisions = columns.map(({ propertyName, isNullable }) => ({
    ...{ propertyName, nothing: isNullable ? null : ('' as const) },
    fate: personalOf(target, propertyName)?.fate,
  }));
  return Object.fromEntries(
    decisions.flatMap(({ fate, propertyName, nothing }) =>
      fate === 'emptied' ? [[propertyName, nothing]] : [],
    ),
  );
}

/** Returns how the deletion of an account reduces the values of columns that it does not empty. */
export function reductionsIn({ target, columns }: EntityMetadata): [string, Reduced][] {
  return columns.flatMap(({ propertyName }): [string, Reduced][] => {
    const decision = personalOf(target, propertyName);
    return decision?.fate === 'reduced' ? [[propertyName, decision]] : [];
  });
}
