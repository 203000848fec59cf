import { translate } from '../../i18n/translate';
import { escapeHtml } from '../../kernel/escape-html';
import type { Language } from '../../kernel/language';
import { formatMoney, inYuan, type Money } from '../../kernel/money';
import {
  continentsOf,
  continentTexts,
  type DeliveryGroup,
  type DeliveryLine,
  type LineWithPrices,
  nameOfLine,
  packagingPercent,
  type Zone,
  zones,
} from '../delivery/public';
import { deliveryTableTexts } from './delivery-table.texts';

type Lines = readonly LineWithPrices[];

const NOTHING = '–';

/** Tables of the offered lines as clean HTML, for `{deliveryPrices}` and `{deliveryLimits}`. */
export const deliveryTables: Readonly<
  Record<string, (lines: Lines, language: Language) => string>
> = {
  deliveryPrices: (lines, language) => {
    const { line, days, chargedAtLeast } = deliveryTableTexts[language];
    const head = [line, days, chargedAtLeast, ...zones.map((zone) => nameOfZone(zone, language))];
    const rowOf = (one: LineWithPrices) => [
      ...[nameOfLine(one.line)[language], daysOf([one.line], language), leastOf(one.line)],
      ...zones.map((zone) => priceIn(one, zone)),
    ];
    return tableOf(head, lines.map(rowOf), language);
  },
  deliveryLimits: (lines, language) => {
    const { line, weight, longestSide, sidesTogether, volume } = deliveryTableTexts[language];
    const head = [line, weight, longestSide, sidesTogether, volume];
    return tableOf(
      head,
      lines.map(({ line: one }) => limitsOf(one, language)),
      language,
    );
  },
};

const groupOf = { EXPRESS: true, DIRECT_INJECTION: true, POSTAL: true, OCEAN: true } as const;
const isGroup = (text: string): text is DeliveryGroup => Object.hasOwn(groupOf, text);

/**
 * Returns the value of `{declarationFee}`, the price of declaring a parcel to customs, of `{packagingShare}`,
 * the weight that packaging adds to the items, and of `{days.OCEAN}` and `{lines.OCEAN}`, the days and names
 * of the lines of a group; undefined for another name.
 */
export function deliveryWord(name: string, lines: Lines, language: Language): string | undefined {
  if (name === 'declarationFee') return feesOf(lines);
  if (name === 'packagingShare') return `${packagingPercent}%`;
  const [kind, group = '', ...more] = name.split('.');
  if (!isGroup(group) || more.length > 0) return undefined;
  const texts = deliveryTableTexts[language];
  const ofGroup = lines.map(({ line }) => line).filter((line) => line.group === group);
  if (kind === 'days') return ofGroup.length > 0 ? daysOf(ofGroup, language) : texts.notOffered;
  if (kind !== 'lines') return undefined;
  const names = ofGroup.map((line) => nameOfLine(line)[language]);
  return names.join(texts.listSeparator) || NOTHING;
}

function feesOf(lines: Lines): string {
  const fees = lines.map(({ line }) => line.declarationFee);
  if (fees.length === 0) return NOTHING;
  const [least, most] = [Math.min(...fees), Math.max(...fees)] as [Money, Money];
  return least === most ? formatMoney(least) : `${formatMoney(least)}–${formatMoney(most)}`;
}

const DAYS_OF_A_WEEK = 7;
/** From this number of days on a duration is shown in weeks; pages that show a line do so as well. */
const LONG_DAYS = 21;

/** Returns the range of days of one or more lines; of slow ones in weeks. */
function daysOf(lines: readonly DeliveryLine[], language: Language): string {
  const from = Math.min(...lines.map(({ minDays }) => minDays));
  const to = Math.max(...lines.map(({ maxDays }) => maxDays));
  const texts = deliveryTableTexts[language];
  const isInWeeks = from >= LONG_DAYS && [from, to].every((days) => days % DAYS_OF_A_WEEK === 0);
  return isInWeeks
    ? translate(texts.weeksOf, { from: from / DAYS_OF_A_WEEK, to: to / DAYS_OF_A_WEEK }, language)
    : translate(texts.daysOf, { from, to }, language);
}

function nameOfZone(zone: Zone, language: Language): string {
  const names = continentsOf(zone).map((continent) => continentTexts[language][continent]);
  return names.join(deliveryTableTexts[language].listSeparator);
}

/** Returns the minimum weight that a line charges. */
function leastOf({ minGrams }: DeliveryLine): string {
  return minGrams > 0 ? `${minGrams / 1_000} kg` : NOTHING;
}

/** Returns the prices of the first and each further 500 g: `80 + 36`. */
function priceIn({ prices }: LineWithPrices, zone: Zone): string {
  const price = prices[zone];
  if (!price) return NOTHING;
  const [first, further] = [price.firstPrice, price.furtherPrice].map((amount) =>
    inYuan(amount).replace(/\.00$/, ''),
  );
  return `${first} + ${further}`;
}

function limitsOf(line: DeliveryLine, language: Language): string[] {
  const texts = deliveryTableTexts[language];
  const say = (text: string, values: Record<string, string | number>) =>
    translate(text, values, language);
  const cm = (mm: number) => mm / 10;
  const side = (mm: number | null) => (mm === null ? NOTHING : say(texts.upToCm, { cm: cm(mm) }));
  const [least, most] = [line.minGrams / 1_000, line.maxGrams / 1_000];
  const { volumetricDivisor, volumetricMinSideMm: fromMm } = line;
  const divisor = volumetricDivisor === null ? NOTHING : volumetricDivisor.toLocaleString('en');
  return [
    nameOfLine(line)[language],
    least > 0 ? say(texts.fromToKg, { least, most }) : say(texts.upToKg, { most }),
    ...[side(line.maxSideMm), side(line.maxSideSumMm)],
    volumetricDivisor !== null && fromMm !== null
      ? say(texts.fromSide, { divisor, cm: cm(fromMm) })
      : divisor,
  ];
}

function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  language: Language,
): string {
  if (rows.length === 0) return `<p>${escapeHtml(deliveryTableTexts[language].noLine)}</p>`;
  const cell = (text: string, tag: string) => `<${tag}>${escapeHtml(text)}</${tag.split(' ')[0]}>`;
  const heads = head.map((text) => cell(text, 'th scope="col"')).join('');
  const rowOf = ([first = '', ...others]: readonly string[]) =>
    `<tr>${cell(first, 'th scope="row"')}${others.map((text) => cell(text, 'td')).join('')}</tr>`;
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.map(rowOf).join('')}</tbody></table>`;
}
