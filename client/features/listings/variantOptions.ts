/** An option and its value: Size, 42. */
export interface Option {
  name: string;
  value: string;
}

/** The options that distinguish a variant. */
interface Optioned {
  variantId: string;
  options: readonly Option[];
}

interface OptionGroup {
  name: string;
  values: string[];
}

/** Returns a variant that differs from others in something: without options in itself, under a name that is none. */
export function withOptions<T extends Optioned & { specification: string }>(
  variant: T,
): Omit<T, 'options'> & { options: Option[] } {
  const { options, specification } = variant;
  const told = options.map(({ name, value }) => ({ name, value }));
  return { ...variant, options: told.length > 0 ? told : [{ name: '', value: specification }] };
}

/** Returns in what variants differ, and in which values, both in the order of the shop. */
export function optionGroups(variants: readonly Optioned[]): OptionGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const variant of variants)
    for (const { name, value } of variant.options)
      groups.set(name, (groups.get(name) ?? new Set()).add(value));
  return [...groups].map(([name, values]) => ({ name, values: [...values] }));
}

const isAmong = (options: readonly Option[], { name, value }: Option) =>
  options.some((option) => option.name === name && option.value === value);

/** Returns the variants in which all of these are chosen. */
export function variantsWith<T extends Optioned>(
  variants: readonly T[],
  chosen: readonly Option[],
): T[] {
  return variants.filter((variant) => chosen.every((option) => isAmong(variant.options, option)));
}

/** Returns what is chosen with one value more: of those before it, the ones that can be had with it. */
export function withOption(
  variants: readonly Optioned[],
  before: readonly Option[],
  option: Option,
): Option[] {
  const others = before.filter(({ name }) => name !== option.name);
  return others.reduce(
    (kept, other) =>
      variantsWith(variants, [...kept, other]).length > 0 ? [...kept, other] : kept,
    [option],
  );
}

/** Returns the variant that is chosen; undefined while something is still to be chosen. */
export function chosenVariant<T extends Optioned>(
  variants: readonly T[],
  chosen: readonly Option[],
): T | undefined {
  return variants.find(
    ({ options }) =>
      options.length === chosen.length && options.every((option) => isAmong(chosen, option)),
  );
}

/** Returns the first option without a choice; undefined once all are chosen. */
export function missingGroup(
  variants: readonly Optioned[],
  chosen: readonly Option[],
): string | undefined {
  if (chosenVariant(variants, chosen)) return undefined;
  return optionGroups(variantsWith(variants, chosen)).find(
    ({ name }) => !chosen.some((option) => option.name === name),
  )?.name;
}
