import { hasType, isThing, textIn, thingsOf, valuesOf, type Thing } from './thing';

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
/** Where a page keeps items that it is not about. */
const besides =
  /^(isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|itemListElement|review|hasPart|isVariantOf|hasVariant|itemOffered|predecessorOf|successorOf)$/;

function isItem(thing: Thing): boolean {
  return (
    hasType(thing, ...itemTypes) ||
    (hasType(thing, ...workTypes) && valuesOf(thing, 'offers').length > 0)
  );
}

/**
 * Returns the item that a page is about: the one whose address is the page's, else a group before its
 * variants, else the first that is offered, else the first.
 */
export function mainItem(things: readonly Thing[], pageUrl: string): Thing | null {
  const items = itemsIn(things);
  const ofThisPage = items.find((item) => samePage(textIn(item, 'url') || item.id, pageUrl));
  const chosen =
    ofThisPage ??
    items.find((item) => hasType(item, 'ProductGroup')) ??
    items.find((item) => valuesOf(item, 'offers').length > 0) ??
    items[0];
  return chosen ? withVariants(groupOf(chosen), items) : null;
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
    properties: new Map([...group.properties, ['hasVariant', [...known, ...variants]]]),
  };
}

/** Walks what the page is about, level by level: what lies further up counts first. */
function itemsIn(things: readonly Thing[]): Thing[] {
  const seen = new Set<Thing>();
  const found: Thing[] = [];
  let level = [...things];
  while (level.length > 0) {
    const fresh = level.filter((thing) => !seen.has(thing));
    fresh.forEach((thing) => seen.add(thing));
    found.push(...fresh.filter(isItem));
    level = fresh.filter((thing) => !isItem(thing)).flatMap(partsOf);
  }
  return found;
}

function partsOf(thing: Thing): Thing[] {
  return [...thing.properties]
    .filter(([name]) => !besides.test(name))
    .flatMap(([, values]) => values.filter(isThing));
}

/** Whether both are the same page, whatever its fragment says. */
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
