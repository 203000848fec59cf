const { createRequire } = require('node:module');

/** Requires what jest's environment would: its jsdom. */
const requireAsJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireAsJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const needs = new Map();

/**
 * Returns the class, or else the tag, that an element needs for a selector without commas, if it can be
 * determined.
 */
function needOf(selector) {
  const [, tag, name] = /([a-z][\w-]*)?(?:\.([\w-]+))?[^\s>+~]*$/i.exec(selector.trim());
  return name ? { name } : tag && { tag: tag.toLowerCase() };
}

/**
 * Returns classes and tags of which an element needs one for a selector; undefined if they cannot be determined.
 */
function needsOf(selector) {
  if (needs.has(selector)) return needs.get(selector);
  const plain = selector.replace(/\[[^\]]*\]/g, '');
  const found = /[('"\\@|]/.test(plain) ? [undefined] : plain.split(',').map(needOf);
  needs.set(selector, found.every(Boolean) ? found : undefined);
  return needs.get(selector);
}

function mayMatch(element, selector) {
  const needed = needsOf(selector);
  if (!needed) return true;
  const tag = element._localName.toLowerCase();
  const classes = element.getAttributeNS(null, 'class') ?? '';
  return needed.some((need) => (need.tag ? need.tag === tag : classes.includes(need.name)));
}

/**
 * After every change of a page jsdom matches each rule of each sheet, its own 120 among them, against an element
 * whose style is requested, as any query by role does. Most can be rejected by the element's tag or classes.
 */
selectors.matchesDontThrow = (element, selector) =>
  selector !== undefined && mayMatch(element, selector) && matchesDontThrow(element, selector);
