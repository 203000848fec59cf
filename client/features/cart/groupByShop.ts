/** Items of one shop stand together, shops and items in their first order. */
export function groupByShop<T extends { shop: string }>(items: readonly T[]): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.shop, [...(groups.get(item.shop) ?? []), item]);
  return [...groups];
}
