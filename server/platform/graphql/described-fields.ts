import type { Shape } from '../http/shape';

export type InputClass = new () => object;

/** What a field of an input says of itself, for whoever describes a call that takes the input. */
export interface DescribedField {
  readonly shape: Shape;
  readonly nullable?: true;
  readonly defaultValue?: unknown;
  /** Of an input within, or of a list of them: its class. */
  readonly inner?: () => InputClass;
  /** Names an attempt: REST calls take it in a header as well. */
  readonly isRequestKey?: true;
  /** Makes what was typed or pasted plain, before the rules look. */
  readonly read?: (text: string) => string;
}

const fieldsByPrototype = new Map<object, Map<string, DescribedField>>();

/** Keeps what a field says of itself. */
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

/** Returns what a field of an input says of itself; nothing where the input has no class, or the class no such field. */
export function describedField(input: object, name: string): DescribedField | undefined {
  let at = Object.getPrototypeOf(input) as object | null;
  for (; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object | null) {
    const field = fieldsByPrototype.get(at)?.get(name);
    if (field) return field;
  }
  return undefined;
}
