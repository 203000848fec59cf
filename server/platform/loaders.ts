import DataLoader from 'dataloader';
import type { Services } from './services';

/**
 * The batch functions for reading many values of one kind in one statement; modules define these in
 * *.loaders.ts.
 */
export type LoaderDefinition<Key, Value> = (
  services: Services,
  keys: readonly Key[],
) => Promise<(Value | Error)[]>;

/** The batching readers of one request; each definition gets one DataLoader. */
export class Loaders {
  private readonly loaders = new Map<unknown, unknown>();

  constructor(private readonly services: Services) {}

  get<Key, Value>(definition: LoaderDefinition<Key, Value>): DataLoader<Key, Value> {
    const known = this.loaders.get(definition) as DataLoader<Key, Value> | undefined;
    if (known) return known;
    const loader = new DataLoader<Key, Value>((keys) => definition(this.services, keys));
    this.loaders.set(definition, loader);
    return loader;
  }
}

/** Orders rows found by `In(keys)` as the keys came: one row, or null, for each key. */
export function oneForEach<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** Groups rows found by `In(keys)` as the keys came: a list, maybe empty, for each key. */
export function manyForEach<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
): Row[][] {
  const byKey = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) byKey.get(key)?.push(row);
  }
  return keys.map((key) => byKey.get(key) ?? []);
}
