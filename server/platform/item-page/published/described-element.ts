import type { Element } from 'domhandler';
import { textOf } from './html-tree';

/** Which attribute of an element holds its value, where it is not its text. */
const attributeOf: Readonly<Record<string, string>> = {
  meta: 'content',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  a: 'href',
  area: 'href',
  link: 'href',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

/**
 * Returns what an element says as the value of a property: `content` first, on any element, as
 * schema.org's examples have it and shops write it.
 */
export function elementValue({ name, attribs, children }: Element): string {
  if (attribs['content'] !== undefined) return attribs['content'];
  const attribute = attributeOf[name];
  if (attribute) {
    // Pictures that load when they are scrolled to.
    const value = attribs[attribute] ?? attribs[`data-${attribute}`];
    if (value) return value;
  }
  return children
    .map((child) => textOf(child))
    .join('')
    .slice(0, 5_000);
}

export function wordsOf(attribute: string | undefined): string[] {
  return (attribute ?? '').split(/\s+/).filter(Boolean);
}
