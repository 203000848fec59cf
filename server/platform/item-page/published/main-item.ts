import { headedBy } from './headed-by';
import type { PageFacts } from './page-facts';
import { hasType, isThing, propertyKey, textIn, thingsOf, valuesOf, type Thing } from './thing';

const itemTypes = [
  'ProductGroup',
  'Product',
  'IndividualProduct',
  'ProductModel',
  'SomeProducts',
  'ProductCollection',
];
/** Works that are sold are often described without calling them products. */
const workTypes = [
  'Book',
  'MusicAlbum',
  'Movie',
  'VideoGame',
  'Game',
  'SoftwareApplication',
  'Vehicle',
  'Car',
  'VisualArtwork',
];
/** Properties under which a page describes other items. */
const besides =
  /^(isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|itemListElement|review|hasPart|isVariantOf|hasVariant|itemOffered|predecessorOf|successorOf)$/i;

function isItem(thing: Thing): boolean {
  return (
    hasType(thing, ...itemTypes) ||
    (hasType(thing, ...workTypes) && valuesOf(thing, 'offers').length > 0)
  );
}

/**
 * Returns the item that a page is about: the one whose address is the page's, or that is called its main
 * entity; else the one that its heading names; else the only one, of those that are sold before others. Null
 * where several remain: what one of them costs is not what another does.
 */
export function mainItem(things: readonly Thing[], facts: PageFacts): Thing | null {
  const { items, mainEntities } = itemsIn(things);
  const chosen =
    items.find((item) => samePage(textIn(item, 'url') || item.id, facts.url)) ??
    onlyOne(items.filter((item) => mainEntities.has(item))) ??
    onlyOne(items.filter((item) => isMainEntityOf(item, facts.url))) ??
    chosenByName(items, facts);
  return chosen ? withVariants(groupOf(chosen), items) : null;
}

function isMainEntityOf(item: Thing, pageUrl: string): boolean {
  return valuesOf(item, 'mainEntityOfPage').some((page) =>
    samePage(isThing(page) ? page.id || textIn(page, 'url') : String(page), pageUrl),
  );
}

/** Variants follow their group, and duplicate descriptions are merged. */
function chosenByName(items: readonly Thing[], facts: PageFacts): Thing | null {
  const groups = items.filter((item) => hasType(item, 'ProductGroup'));
  const alone = items.filter((item) => groups.length === 0 || !isVariant(item));
  return (
    onlyOne(alone) ?? onlyOne(headedBy(alone, facts.headings)) ?? onlyOne(alone.filter(isSold))
  );
}

function isVariant(item: Thing): boolean {
  return valuesOf(item, 'isVariantOf', 'inProductGroupWithID').length > 0;
}

function isSold(item: Thing): boolean {
  return hasType(item, 'ProductGroup') || valuesOf(item, 'offers').length > 0;
}

/** Returns the one that all of these are by their name, as it is sold. */
function onlyOne(items: readonly Thing[]): Thing | null {
  const names = new Set(items.map((item) => textIn(item, 'name')));
  return names.size === 1 ? (items.find(isSold) ?? items[0] ?? null) : null;
}

/** A page of one variant is read as its group, where it names that. */
function groupOf(item: Thing): Thing {
  const [group] = thingsOf(item, 'isVariantOf');
  return group && textIn(group, 'name') ? group : item;
}

/** Variants may name their group instead of being named by it. */
function withVariants(group: Thing, items: readonly Thing[]): Thing {
  const id = textIn(group, 'productGroupID');
  const variants = items.filter(
    (item) =>
      item !== group &&
      (thingsOf(item, 'isVariantOf').includes(group) ||
        (id !== '' && textIn(item, 'inProductGroupWithID') === id)),
  );
  if (variants.length === 0) return group;
  const known = valuesOf(group, 'hasVariant');
  return {
    ...group,
    properties: new Map([
      ...group.properties,
      [propertyKey('hasVariant'), [...known, ...variants]],
    ]),
  };
}

interface Found {
  readonly items: readonly Thing[];
  /** The objects that a page declares as its subject, items or not. */
  readonly mainEntities: ReadonlySet<Thing>;
}

/** Walks what the page is about, level by level: what lies further up counts first. */
function itemsIn(things: readonly Thing[]): Found {
  const seen = new Set<Thing>();
  const items: Thing[] = [];
  const mainEntities = new Set<Thing>();
  let level = [...things];
  while (level.length > 0) {
    const fresh = level.filter((thing) => !seen.has(thing));
    fresh.forEach((thing) => seen.add(thing));
    items.push(...fresh.filter(isItem));
    for (const thing of fresh)
      for (const entity of thingsOf(thing, 'mainEntity')) mainEntities.add(entity);
    level = fresh.filter((thing) => !isItem(thing)).flatMap(partsOf);
  }
  return { items, mainEntities };
}

function partsOf(thing: Thing): Thing[] {
  return [...thing.properties]
    .filter(([name]) => !besides.test(name))
    .flatMap(([, values]) => values.filter(isThing));
}

/** True if both are the same page, ignoring the fragment. */
function samePage(address: string, pageUrl: string): boolean {
  if (!address || !URL.canParse(address, pageUrl)) return false;
  const [one, other] = [new URL(address, pageUrl), new URL(pageUrl)];
  const isBare = one.pathname === '/' || address.startsWith('#');
  return (
    !isBare &&
    one.host === other.host &&
    one.pathname === other.pathname &&
    one.search === other.search
  );
}
