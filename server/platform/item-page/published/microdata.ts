import { isTag, type Document, type Element } from 'domhandler';
import { elementValue, wordsOf } from './described-element';
import { elementsIn } from './html-tree';
import {
  addValue,
  localName,
  MAX_VALUES,
  newThing,
  type GrowingThing,
  type Thing,
  type Value,
} from './thing';

/** Elements that are looked at while the properties of all items are gathered. */
const MAX_STEPS = 300_000;

/** Returns the top-level items that the page describes by `itemscope`, `itemprop` and `itemref`. */
export function readMicrodata(page: Document): Thing[] {
  const elements = [...elementsIn(page)];
  const items = elements.filter(({ attribs }) => 'itemscope' in attribs);
  if (items.length === 0) return [];
  const byId = new Map(elements.map((element) => [element.attribs['id'] ?? '', element]));
  const reader = new ItemReader(byId);
  return items
    .filter(({ attribs }) => !('itemprop' in attribs))
    .map((item) => reader.thingOf(item));
}

class ItemReader {
  private readonly things = new Map<Element, GrowingThing>();
  private steps = 0;
  private values = 0;

  constructor(private readonly byId: ReadonlyMap<string, Element>) {}

  thingOf(item: Element): Thing {
    const known = this.things.get(item);
    if (known) return known;
    const { itemid = '', itemtype, itemref } = item.attribs;
    const thing = newThing(itemid);
    const { properties } = thing;
    thing.types.push(...wordsOf(itemtype).map(localName));
    this.things.set(item, thing);
    for (const child of item.children) if (isTag(child)) this.gather(child, properties);
    for (const reference of new Set(wordsOf(itemref))) {
      const referred = this.byId.get(reference);
      if (referred && referred !== item) this.gather(referred, properties);
    }
    return thing;
  }

  private gather(element: Element, properties: Map<string, Value[]>): void {
    if (++this.steps > MAX_STEPS || this.values > MAX_VALUES) return;
    const isItem = 'itemscope' in element.attribs;
    const names = wordsOf(element.attribs['itemprop']);
    if (names.length > 0) {
      const value = isItem ? this.thingOf(element) : elementValue(element);
      this.values += names.length;
      for (const name of names) addValue(properties, localName(name), value);
    }
    if (isItem) return;
    for (const child of element.children) if (isTag(child)) this.gather(child, properties);
  }
}
