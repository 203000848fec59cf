import { isEmail, isURL } from 'class-validator';
import { inYuan, parseYuan, type Money } from '../../kernel/money';

/** A setting with its default and its text form. */
export interface Setting<Value> {
  /** The default value. */
  readonly fallback: Value;
  /** Purpose in a few words for operators. */
  readonly about: string;
  /** Description of valid values: "a whole number from 1 to 720". */
  readonly expected: string;
  /** Parses a value as operators write it; undefined if it is invalid. */
  read(text: string): Value | undefined;
  /** Formats a value so that `read` parses it. */
  write(value: Value): string;
}

const asItIs = (value: string) => value;

/** Text of limited length. */
export function words(fallback: string, about: string, max: number): Setting<string> {
  const read = (text: string) => (text.length > 0 && text.length <= max ? text : undefined);
  return { fallback, about, expected: `1 to ${max} characters`, read, write: asItIs };
}

/** An email address. */
export function emailAddress(fallback: string, about: string): Setting<string> {
  const expected = 'an email address like name@example.com';
  return { fallback, about, expected, read: (text) => only(text, isEmail(text)), write: asItIs };
}

/** A link to a page; only http and https, because pages show it. */
export function webAddress(fallback: string, about: string): Setting<string> {
  const expected = 'a link starting with http:// or https://';
  return { fallback, about, expected, read: (text) => only(text, isLink(text)), write: asItIs };
}

/** A file of our own site, or a link to one. */
export function imagePath(fallback: string, about: string): Setting<string> {
  const expected = 'a path of this site like /uploads/logo.svg, or a link';
  const isPath = (text: string) => /^\/(?!\/)[\w./-]{1,190}$/.test(text);
  const read = (text: string) => only(text, isPath(text) || isLink(text));
  return { fallback, about, expected, read, write: asItIs };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A whole number, of hours, days and the like. */
export function wholeNumber(fallback: number, about: string, { min, max }: Range): Setting<number> {
  const read = (text: string) => within(/^\d{1,9}$/.test(text) ? Number(text) : NaN, { min, max });
  const expected = `a whole number from ${min} to ${max}`;
  return { fallback, about, expected, read, write: String };
}

/** An amount of money, written in yuan; the range is in fen. */
export function amount(fallback: Money, about: string, range: Range): Setting<Money> {
  const expected = `an amount in yuan from ${yuan(range.min)} to ${yuan(range.max)}`;
  const read = (text: string) => readAmount(text, range);
  return { fallback, about, expected, read, write: inYuan };
}

/** Several different amounts in yuan, separated by spaces; stored in ascending order. */
export function amounts(
  fallback: readonly Money[],
  about: string,
  range: Range,
): Setting<readonly Money[]> {
  const read = (text: string) => {
    const found = text.split(/\s+/).map((one) => readAmount(one, range));
    const sorted = [...new Set(found)].sort((one, other) => Number(one) - Number(other));
    const isFew = sorted.length === found.length && found.length <= 12;
    return isFew && sorted.every((one) => one !== undefined) ? sorted : undefined;
  };
  const expected = `1 to 12 different amounts in yuan from ${yuan(range.min)} to ${yuan(range.max)}, parted by spaces`;
  return { fallback, about, expected, read, write: (value) => value.map(inYuan).join(' ') };
}

/** A share in percent with at most two decimals; its value is in basis points (1/100 %). */
export function percentage(fallback: number, about: string, max: number): Setting<number> {
  const read = (text: string) => {
    const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?%?$/.exec(text) ?? [];
    const points = whole === undefined ? NaN : Number(whole + decimals.padEnd(2, '0'));
    return within(points, { min: 0, max });
  };
  const expected = `a percentage from 0 to ${max / 100} with at most two decimals`;
  return { fallback, about, expected, read, write: (points) => `${points / 100}%` };
}

/** Some of a fixed set, separated by spaces, in the given order. */
export function someOf<Choice extends string>(
  choices: readonly Choice[],
  about: string,
  { fallback, least, always }: SomeOf<Choice>,
): Setting<readonly Choice[]> {
  const read = (text: string) => {
    const chosen = [...new Set(text.split(/\s+/).filter((one) => one !== '' && one !== 'none'))];
    const isKnown = chosen.every((one): one is Choice => choices.some((known) => known === one));
    const isComplete = chosen.length >= least && (!always || chosen.includes(always));
    return isKnown && isComplete ? chosen : undefined;
  };
  const amongThem = always ? `, ${always} among them` : '';
  const none = least === 0 ? '; none for nothing' : '';
  const expected = `some of ${choices.join(' ')}, parted by spaces${amongThem}${none}`;
  return { fallback, about, expected, read, write: (chosen) => chosen.join(' ') || 'none' };
}

/** A switch. */
export function yesOrNo(fallback: boolean, about: string): Setting<boolean> {
  const read = (text: string) => {
    const answer = text.toLowerCase();
    return ['yes', 'no'].includes(answer) ? answer === 'yes' : undefined;
  };
  const write = (value: boolean) => (value ? 'yes' : 'no');
  return { fallback, about, expected: 'yes or no', read, write };
}

interface SomeOf<Choice> {
  readonly fallback: readonly Choice[];
  readonly least: number;
  /** The mandatory choice. */
  readonly always?: Choice;
}

function isLink(text: string): boolean {
  const rules = { protocols: ['https', 'http'], require_protocol: true, require_tld: false };
  return text.length <= 200 && isURL(text, rules);
}

function only(text: string, isValue: boolean): string | undefined {
  return isValue ? text : undefined;
}

function within<Value extends number>(value: Value, { min, max }: Range): Value | undefined {
  return value >= min && value <= max ? value : undefined;
}

function readAmount(text: string, range: Range): Money | undefined {
  try {
    return within(parseYuan(text), range);
  } catch {
    return undefined;
  }
}

const yuan = (fen: number) => inYuan(fen as Money);
