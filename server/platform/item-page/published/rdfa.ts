import { isTag, type Document, type Element } from 'domhandler';
import { elementValue, wordsOf } from './described-element';
import {
  addValue,
  isVocabulary,
  localName,
  MAX_VALUES,
  newThing,
  type GrowingThing,
  type Thing,
  type Value,
} from './thing';

interface Scope {
  /** The node that properties here describe; null outside of any. */
  readonly subject: GrowingThing | null;
  /** Prefixes that denote schema.org, with their colon; an empty one if it is the default vocabulary. */
  readonly prefixes: ReadonlySet<string>;
}

/**
 * Returns the top-level things that the page describes in RDFa Lite: `vocab`, `prefix`, `typeof`,
 * `property`, `resource`. Of all vocabularies schema.org alone is read; that of Open Graph is for
 * `readOpenGraph`.
 */
export function readRdfa(page: Document): Thing[] {
  return new RdfaReader().read(page);
}

class RdfaReader {
  private readonly roots: Thing[] = [];
  private readonly byResource = new Map<string, GrowingThing>();
  private values = 0;

  read(page: Document): Thing[] {
    // `schema:` is in RDFa's initial context, declared or not.
    const outside: Scope = { subject: null, prefixes: new Set(['schema:']) };
    for (const child of page.children) if (isTag(child)) this.walk(child, outside);
    return this.roots;
  }

  private walk(element: Element, outer: Scope): void {
    const prefixes = prefixesOf(element, outer.prefixes);
    const names = namesOf(element.attribs['property'], prefixes);
    const types = namesOf(element.attribs['typeof'], prefixes);
    const described = types.length > 0 ? this.describe(element, types) : null;
    if (described && (names.length === 0 || !outer.subject)) this.roots.push(described);
    if (outer.subject) this.add(outer.subject, names, described ?? this.valueOf(element));
    const scope = { subject: described ?? this.subjectOf(element) ?? outer.subject, prefixes };
    for (const child of element.children) if (isTag(child)) this.walk(child, scope);
  }

  private describe({ attribs }: Element, types: readonly string[]): GrowingThing {
    const id = attribs['resource'] ?? attribs['about'] ?? '';
    const thing = this.byResource.get(id) ?? newThing(id);
    thing.types.push(...types);
    if (id) this.byResource.set(id, thing);
    return thing;
  }

  /** A part of the page that says more about what was described before. */
  private subjectOf({ attribs }: Element): GrowingThing | undefined {
    return 'property' in attribs
      ? undefined
      : this.byResource.get(attribs['resource'] ?? attribs['about'] ?? '');
  }

  private valueOf(element: Element): Value {
    const { resource } = element.attribs;
    if (element.attribs['content'] !== undefined || resource === undefined)
      return elementValue(element);
    return this.byResource.get(resource) ?? resource;
  }

  private add({ properties }: GrowingThing, names: readonly string[], value: Value): void {
    for (const name of names) {
      if (++this.values > MAX_VALUES) return;
      addValue(properties, name, value);
    }
  }
}

function prefixesOf({ attribs }: Element, outer: ReadonlySet<string>): ReadonlySet<string> {
  const { vocab, prefix } = attribs;
  const declared = [...declaredIn(prefix), ...namespacesIn(attribs)];
  if (vocab === undefined && declared.length === 0) return outer;
  const prefixes = new Set(outer);
  if (vocab !== undefined) prefixes[isVocabulary(vocab) ? 'add' : 'delete']('');
  for (const [name, address] of declared)
    prefixes[isVocabulary(address) ? 'add' : 'delete'](name.toLowerCase());
  return prefixes;
}

type Declared = readonly [prefix: string, address: string];

/** `s: https://schema.org/ og: …`, also without the spaces. */
function declaredIn(prefix: string | undefined): Declared[] {
  const declared = (prefix ?? '')
    .slice(0, 2_000)
    .matchAll(/(?<!\S)(\S+?:)\s*((?:https?:)?\/\/\S+)/gi);
  return [...declared].map(([, name = '', address = '']) => [name, address] as const);
}

/** `xmlns:s="https://schema.org/"`, as RDFa 1.0 had it. */
function namespacesIn(attribs: Readonly<Record<string, string>>): Declared[] {
  return Object.entries(attribs).flatMap(([name, address]) =>
    name.startsWith('xmlns:') ? [[`${name.slice(6)}:`, address] as const] : [],
  );
}

/** Returns which of the words are names of schema.org, without their prefix. */
function namesOf(attribute: string | undefined, prefixes: ReadonlySet<string>): string[] {
  return wordsOf(attribute).flatMap((word) => {
    const local = localName(word);
    if (local !== word && /^https?:/i.test(word)) return [local];
    const prefix = word.slice(0, word.indexOf(':') + 1);
    return prefixes.has(prefix.toLowerCase()) ? [word.slice(prefix.length)] : [];
  });
}
