import type { RestrictedKind } from './restricted-kinds';
import { restrictedWords } from './restricted-words';

/** Words after a match if an item only contains such goods, or resembles them. */
const madeForThem =
  'holder|case|rack|bag|stand|cover|pouch|sleeve|tray|opener|glass|cup|mug|shelf|dispenser|charger|tester|clip|sharpener|mou?ld|shape|shaped|style|themed|print|printed|pattern|colou?r|colou?red|sticker|keychain|costume|figurine|plush|brush|backpack|wallet';
const madeForThemEastern =
  '架|盒(?!装)|包(?!装|邮)|袋(?!装)|套(?!装)|杯|柜|座|夹(?!心)|罐(?!装)|瓶(?!装)|壶|磨刀|收纳|充电器|模具|贴纸|图案|印花|造型|色|ケース|ホルダー|グラス|スタンド|風|柄';

/** "without battery", "non-magnetic"; "battery-free", "batteries not included". */
const denied = '(?<!\\b(?:no|non|not|without|excluding|free of)[\\s-]+(?:\\w+[\\s-]+)?)';
const deniedBehind = '[\\s-]*(?:free|less|not included|sold separately|excluded)(?![a-z])';
const deniedEastern = '(?<!无|無|非|免|不含|不带|不是|不用|没有|无需|不需|不要|别放)';
const deniedBehindEastern = '不要|別売|なし|無し|不使用|不含|另购|自备';

/** Detects goods of a kind by their words. */
export interface Detector {
  readonly falseFriends: RegExp;
  readonly goods: RegExp;
}

/** Words of an operator: those of goods by language, and exceptions in any language. */
export interface OwnWords {
  readonly en: readonly string[];
  readonly zh: readonly string[];
  readonly exceptions: readonly string[];
}

const wellKnown = new Map<RestrictedKind, Detector>();

/** Returns the detector of a kind, by the built-in words and those an operator added. */
export function detectorOf(kind: RestrictedKind, own: OwnWords): Detector {
  if (own.en.length + own.zh.length + own.exceptions.length > 0) return compile(kind, own);
  const known = wellKnown.get(kind) ?? compile(kind, own);
  wellKnown.set(kind, known);
  return known;
}

/** Returns a text in the form that detectors read. */
export function readable(...texts: readonly string[]): string {
  return texts.join('\n').normalize('NFKC').toLowerCase();
}

/** Returns whether a text, made by `readable`, seems to be about such goods. */
export function detects({ falseFriends, goods }: Detector, text: string): boolean {
  return goods.test(text.replace(falseFriends, ' · '));
}

function compile(kind: RestrictedKind, own: OwnWords): Detector {
  const { english, eastern, falseFriends, qualities = '' } = restrictedWords[kind];
  const made = listed(qualities);
  const friends = [...listed(falseFriends), ...own.exceptions];
  const goods = [
    whole([...listed(english), ...own.en], `[\\s-]*(?:${madeForThem})(?:e?s)?(?![a-z])`),
    anywhere([...listed(eastern), ...own.zh], madeForThemEastern),
    ...(qualities
      ? [whole(made.filter(isLatin)), anywhere(made.filter((one) => !isLatin(one)))]
      : []),
  ];
  return {
    falseFriends: new RegExp(`(?<![a-z])(?:${friends.map(spaced).join('|')})`, 'gu'),
    goods: new RegExp(goods.join('|'), 'u'),
  };
}

/** Matches separate words, in both numbers, unless they are negated or something follows. */
function whole(words: readonly string[], unlessBefore = '$^'): string {
  const found = `(?<![a-z\\d])(?:${words.map(inBothNumbers).join('|')})(?![a-z\\d])`;
  return `${denied}${found}(?!${deniedBehind}|${unlessBefore})`;
}

function anywhere(words: readonly string[], unlessBefore = '$^'): string {
  return `${deniedEastern}(?:${words.join('|')})(?!${deniedBehindEastern}|${unlessBefore})`;
}

function inBothNumbers(word: string): string {
  if (/[^aeiou]y$/.test(word)) return spaced(word).replace(/y$/, '(?:y|ies)');
  return `${spaced(word)}(?:e?s)?`;
}

/** `power bank` is written as two words, with a hyphen and as one. */
function spaced(words: string): string {
  return words.replaceAll(/[\s-]/g, '[\\s-]?');
}

function isLatin(word: string): boolean {
  return /^[a-z]/.test(word);
}

function listed(words: string): string[] {
  return words.split(', ');
}
