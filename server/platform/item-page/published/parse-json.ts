import JSON5 from 'json5';
import { parsePage, textOf } from './html-tree';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Parses JSON unchanged; undefined if it is invalid. */
export function parseJson(script: string): Json | undefined {
  return tryParse(JSON.parse, script);
}

/**
 * Parses what shops write instead of JSON, where it is plain what it means: comments, marks of HTML and CDATA
 * around it, entities for quotes, line breaks in texts, a value that is lacking, objects one behind the other,
 * and all that JSON5 allows. Undefined where it is something else: a wrong figure would be worse than none.
 */
export function parseWoundedJson(script: string): Json | undefined {
  const mended = mend(withoutEntities(withoutMarks(script)));
  return tryParse(JSON5.parse, mended) ?? tryParse(JSON5.parse, `[${mended}]`);
}

function tryParse(parse: (text: string) => Json, text: string): Json | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Without what hides a script from programs that know neither scripts nor XML. */
function withoutMarks(script: string): string {
  return script
    .trim()
    .replace(/^(?:<!--|(?:\/[*/]\s{0,9})?<!\[CDATA\[\s{0,9}(?:\*\/)?)/, '')
    .replace(/(?:(?:\/\/\s{0,9})?-->|(?:\/[*/]\s{0,9})?\]\]>\s{0,9}(?:\*\/)?);?$/, '');
}

/** If the quotes are entities, the whole text was written as HTML. */
function withoutEntities(text: string): string {
  const isHtml = /^\s*[{[]\s*&(?:quot|#0*34|#x0*22);/i.test(text);
  if (!isHtml) return text;
  return parsePage(text)
    .children.map((child) => textOf(child, text.length))
    .join('');
}

const texts = String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"|'[^'\\]*(?:\\[^][^'\\]*)*'`;
const textsAndComments = new RegExp(String.raw`${texts}|\/\*[^]*?(?:\*\/|$)|\/\/[^\n\r]*`, 'g');
const textsAlone = new RegExp(`(${texts})`);

function mend(wounded: string): string {
  const plain = wounded.replace(textsAndComments, (part) =>
    // eslint-disable-next-line no-control-regex -- raw line breaks and tabs within texts are what is mended
    part.startsWith('/') ? ' ' : mendText(part.replace(/(?<!\\)[\u0000-\u001f]+/g, ' ')),
  );
  const parts = plain.split(textsAlone);
  return parts
    .map((part, at) => (at % 2 === 1 ? part : mendBetween(part)))
    .join('')
    .replace(/(?<![;\s])[;\s]+$/, '');
}

/** Invalid escapes are kept literally. */
function mendText(text: string): string {
  const escapes = /(\\(?:u(?![\da-f]{4})|x(?![\da-f]{2})|\d))|\\[^]/gi;
  return text.replace(escapes, (escape: string, unknown: string | undefined) =>
    unknown === undefined ? escape : `\\${escape}`,
  );
}

/** Between texts: a value that is lacking is null, and an object behind another is another one. */
function mendBetween(part: string): string {
  return part.replace(/:\s*(?:undefined\s*)?(?=[,}\]])/g, ':null').replace(/\}[\s;]*(?=\{)/g, '},');
}
