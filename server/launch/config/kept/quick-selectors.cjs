const { createRequire } = require('node:module');

/** Requires what jest's environment would: its jsdom. */
const requireAsJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireAsJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const needs = new Map();

/** The class or else the tag which an element has that a selector without commas means, where one can be told. */
function needOf(selector) {
  const [, tag, name] = /([a-z][\w-]*)?(?:\.([\w-]+))?[^\s>+~]*$/i.exec(selector.trim());
  return name ? { name } : tag && { tag: tag.toLowerCase() };
}

/** One of these an element has which a selector means; nothing, where that cannot be told. */
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
 * After every change of a page jsdom asks of each rule of each sheet, its own 120 among them, whether it matches an
 * element whose style is asked for, as any query by role does. Most are answered by the element's tag or classes.
 */
selectors.matchesDontThrow = (element, selector) =>
  selector !== undefined && mayMatch(element, selector) && matchesDontThrow(element, selector);
