/** What of a variant tells it apart. */
interface Optioned {
  variantId: string;
  specification: string;
  availability: string;
  options: readonly { name: string; value: string }[];
}

interface OptionGroup {
  name: string;
  values: string[];
}

/** What variants without options differ in: themselves, under a name that is none. */
const optionsOf = <T extends Optioned>({ options, specification }: T) =>
  options.length > 0 ? options : [{ name: '', value: specification }];

/** In what variants differ, and in which values, both in the order of the shop. */
export function optionGroups(variants: readonly Optioned[]): OptionGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const variant of variants)
    for (const { name, value } of optionsOf(variant))
      groups.set(name, (groups.get(name) ?? new Set()).add(value));
  return [...groups].map(([name, values]) => ({ name, values: [...values] }));
}

/**
 * The variant that choosing a value leads to: it keeps as many of the other values as can be had, and
 * one that is there comes before one that is sold out. `variants` hold one with that value.
 */
export function variantWith<T extends Optioned>(
  variants: readonly T[],
  current: T | undefined,
  chosen: { name: string; value: string },
): T {
  const has = (variant: T, { name, value }: { name: string; value: string }) =>
    optionsOf(variant).some((option) => option.name === name && option.value === value);
  const kept = (current ? optionsOf(current) : []).filter(({ name }) => name !== chosen.name);
  const rank = (variant: T) =>
    2 * kept.filter((option) => has(variant, option)).length +
    (variant.availability === 'OUT_OF_STOCK' ? 0 : 1);
  const [first, ...others] = variants.filter((variant) => has(variant, chosen));
  if (!first) throw new RangeError('No variant has this value');
  return others.reduce((best, variant) => (rank(variant) > rank(best) ? variant : best), first);
}
