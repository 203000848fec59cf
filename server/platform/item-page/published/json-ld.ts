import type { Document } from 'domhandler';
import { elementsIn, scriptOf } from './html-tree';
import { parseJson, parseWoundedJson, type Json } from './parse-json';
import {
  localName,
  MAX_VALUES,
  addValue,
  newThing,
  type GrowingThing,
  type Thing,
  type Value,
} from './thing';

type JsonObject = { [key: string]: Json };

const MAX_DEPTH = 30;
const MAX_ROOTS = 10_000;
/** The number of characters of broken JSON that are inspected. */
const MAX_MENDED = 200_000;
const MAX_TYPES = 20;

/** Returns what the page describes in `<script type="application/ld+json">`, references resolved. */
export function readJsonLd(page: Document): Thing[] {
  const roots: JsonObject[] = [];
  let mendable = MAX_MENDED;
  for (const element of elementsIn(page)) {
    if (element.name !== 'script' || !/ld\+json/i.test(element.attribs['type'] ?? '')) continue;
    const script = scriptOf(element);
    let json = parseJson(script);
    if (json === undefined && script.length <= mendable) {
      mendable -= script.length;
      json = parseWoundedJson(script);
    }
    roots.push(...rootsOf(json ?? null).slice(0, MAX_ROOTS - roots.length));
  }
  return new GraphReader(roots).read();
}

/** Arrays and graphs hold what the page describes, one within another at most a few times. */
function rootsOf(json: Json, depth = 0): JsonObject[] {
  if (depth > 4) return [];
  if (Array.isArray(json))
    return json.slice(0, MAX_ROOTS).flatMap((each) => rootsOf(each, depth + 1));
  if (!isObject(json)) return [];
  return '@graph' in json ? rootsOf(json['@graph'] ?? null, depth + 1) : [json];
}

function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Makes things of JSON objects: those with the same `@id` are one. */
class GraphReader {
  private readonly byId = new Map<string, GrowingThing>();
  private values = 0;

  constructor(private readonly roots: readonly JsonObject[]) {}

  read(): Thing[] {
    return [...new Set(this.roots.map((root) => this.thingOf(root, 0)))];
  }

  private thingOf(object: JsonObject, depth: number): Thing {
    const id = typeof object['@id'] === 'string' ? object['@id'] : '';
    const thing = this.byId.get(id) ?? newThing(id);
    if (id) this.byId.set(id, thing);
    for (const [key, json] of Object.entries(object)) {
      if (key === '@type' || key === 'type')
        thing.types.push(...typesOf(json).slice(0, MAX_TYPES - thing.types.length));
      else if (!key.startsWith('@') || key === '@value')
        for (const value of this.valuesOf(json, depth + 1))
          addValue(thing.properties, localName(key), value);
    }
    return thing;
  }

  private valuesOf(json: Json, depth: number): Value[] {
    if (depth > MAX_DEPTH || ++this.values > MAX_VALUES) return [];
    if (Array.isArray(json)) return json.flatMap((each) => this.valuesOf(each, depth + 1));
    if (isObject(json)) return this.valuesOfObject(json, depth);
    return json === null || typeof json === 'boolean' ? [] : [json];
  }

  private valuesOfObject(json: JsonObject, depth: number): Value[] {
    for (const key of ['@list', '@set', '@graph', '@value'])
      if (json[key] !== undefined) return this.valuesOf(json[key], depth);
    return [this.thingOf(json, depth)];
  }
}

function typesOf(json: Json): string[] {
  const names = Array.isArray(json) ? json : [json];
  return names
    .slice(0, MAX_TYPES)
    .filter((name) => typeof name === 'string')
    .map(localName);
}
