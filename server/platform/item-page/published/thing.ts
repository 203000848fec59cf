/** A value of a property: a text (also a URL), a number, or another node. */
export type Value = string | number | Thing;

/**
 * A node described by a page, in any format: schema.org names without their prefix, property names in lower
 * case. Nodes may refer to each other in a circle, as a group and its variants do.
 */
export interface Thing {
  readonly id: string;
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, readonly Value[]>;
}

/** A node while a page is read. */
export interface GrowingThing extends Thing {
  readonly types: string[];
  readonly properties: Map<string, Value[]>;
}

export function newThing(id: string): GrowingThing {
  return { id, types: [], properties: new Map() };
}

/** Adds a value once: a page may repeat it. */
export function addValue(properties: Map<string, Value[]>, name: string, value: Value): void {
  const key = propertyKey(name);
  const known = properties.get(key) ?? [];
  if (known.length < MAX_PER_PROPERTY && !known.includes(value)) known.push(value);
  properties.set(key, known);
}

/** Pages write names in any case, and some as they were called before schema.org. */
export function propertyKey(name: string): string {
  const key = name.toLowerCase();
  return key === 'offerdetails' ? 'offers' : key;
}

/** The limit of nodes per page; the rest is not read. */
export const MAX_VALUES = 20_000;
const MAX_PER_PROPERTY = 250;

/** Prefixes of schema.org names, and of data-vocabulary.org, its predecessor. */
const vocabulary =
  /^(?:(?:https?:)?\/\/)?(?:www\.|rdf\.)?(?:schema|data-vocabulary)\.org(?:[/#]+|$)/i;

/** True if an address belongs to schema.org or its predecessor. */
export function isVocabulary(address: string): boolean {
  return address.replace(vocabulary, '') === '' && address !== '';
}

/** `https://schema.org/Product`, `schema:Product` and `Product` are the same name. */
export function localName(name: string): string {
  return name
    .trim()
    .replace(vocabulary, '')
    .replace(/^schema:/i, '');
}

export function isThing(value: Value | undefined): value is Thing {
  return typeof value === 'object';
}

export function valuesOf({ properties }: Thing, ...names: string[]): Value[] {
  return names.flatMap((name) => properties.get(propertyKey(name)) ?? []);
}

export function thingsOf(thing: Thing, ...names: string[]): Thing[] {
  return valuesOf(thing, ...names).filter(isThing);
}

/** Returns the first text or number under the names, in their order; for a node its own name. */
export function textIn(thing: Thing, ...names: string[]): string {
  for (const value of valuesOf(thing, ...names)) {
    const text = isThing(value) ? nameOf(value) : String(value).trim();
    if (text) return text;
  }
  return '';
}

function nameOf(thing: Thing): string {
  const name = valuesOf(thing, 'name', '@value', 'value').find((value) => !isThing(value));
  return isThing(name) ? '' : String(name ?? '').trim();
}

export function hasType({ types }: Thing, ...names: string[]): boolean {
  return types.some((type) => names.some((name) => name.toLowerCase() === type.toLowerCase()));
}
