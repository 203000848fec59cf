import type { Language } from '../../kernel/language';
import type { Shape } from '../http/shape';

export type InputClass = new () => object;

/** The description of an input's field, for the forms derived from the input. */
export interface DescribedField {
  readonly shape: Shape;
  readonly nullable?: true;
  readonly defaultValue?: unknown;
  /** The class of a nested input, or of the inputs in a list. */
  readonly inner?: () => InputClass;
  /** Names an attempt: REST calls take it in a header as well. */
  readonly isRequestKey?: true;
  /** Makes what was typed or pasted plain, before the rules look. */
  readonly read?: (text: string) => string;
}

const fieldsByPrototype = new Map<object, Map<string, DescribedField>>();

/** Stores the description of a field. */
export function describeField(field: DescribedField): PropertyDecorator {
  return (prototype, name) => {
    const fields = fieldsByPrototype.get(prototype) ?? new Map<string, DescribedField>();
    fieldsByPrototype.set(prototype, fields.set(String(name), field));
  };
}

/** Returns the fields of an input by name, those of the class it extends first. */
export function describedFields({ prototype }: InputClass): [string, DescribedField][] {
  const lineage: object[] = [];
  for (
    let at = prototype as object;
    at !== Object.prototype;
    at = Object.getPrototypeOf(at) as object
  )
    lineage.unshift(at);
  return lineage.flatMap((one) => [...(fieldsByPrototype.get(one) ?? [])]);
}

/** Returns the description of an input's field; undefined if the input has no class, or the class no such field. */
export function describedField(input: object, name: string): DescribedField | undefined {
  return ofNearest(input, (prototype) => fieldsByPrototype.get(prototype)?.get(name));
}

/** Names of fields for use within a sentence, by language: the city. */
export type NamesOfFields<Field extends string = string> = Readonly<
  Record<Language, Readonly<Record<Field, string>>>
>;

const namesByPrototype = new Map<object, NamesOfFields>();

/** Has the refusals of an input's fields call them by their names. */
export function nameFields(names: NamesOfFields): ClassDecorator {
  return ({ prototype }) => void namesByPrototype.set(prototype as object, names);
}

/** Returns what a field is called where its input says so. */
export function nameOfField(input: object, name: string): Record<Language, string> | undefined {
  return ofNearest(input, (prototype) => {
    const { en, zh } = namesByPrototype.get(prototype) ?? {};
    return en?.[name] && zh?.[name] ? { en: en[name], zh: zh[name] } : undefined;
  });
}

/** Returns the entry of an input's class, or of the class that it extends. */
function ofNearest<Known>(input: object, known: (prototype: object) => Known | undefined) {
  let at = Object.getPrototypeOf(input) as object | null;
  for (; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object | null) {
    const found = known(at);
    if (found) return found;
  }
  return undefined;
}
