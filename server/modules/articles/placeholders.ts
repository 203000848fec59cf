import { escapeHtml } from '../../kernel/escape-html';
import type { Language } from '../../kernel/language';
import { formatMoney, times } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { offeredLinesWithPrices, type LineWithPrices } from '../delivery/public';
import {
  readSite,
  settingKeys,
  writeSetting,
  type SettingKey,
  type SiteSettings,
} from '../site/public';
import { deliveryTables, deliveryWord } from './delivery-figures';
import { plainTextOf } from './sanitize-article-html';

/** What articles take their figures from. */
export interface Figures {
  readonly site: SiteSettings;
  /** The delivery lines that are offered. */
  readonly lines: readonly LineWithPrices[];
}

/** Returns the figures as they are now, at most a second old. */
export async function readFigures(services: Services): Promise<Figures> {
  return { site: await readSite(services), lines: await offeredLinesWithPrices(services) };
}

const prices = [
  ...(['overdueDayPrice', 'finePhotoPrice', 'extraProtectionPrice'] as const),
  'removePackagingPrice',
] as const;

/** Returns what a placeholder of the site stands for; undefined for what is none. */
function siteWord(name: string, site: SiteSettings): string | undefined {
  if (name === 'site') return site.name;
  if (name === 'mostOverdueFee')
    return formatMoney(times(site.overdueDayPrice, site.mostOverdueDays));
  const price = prices.find((key) => key === name);
  if (price) return formatMoney(site[price]);
  const key = settingKeys.find((candidate): candidate is SettingKey => candidate === name);
  return key && writeSetting(key, site[key]);
}

/** A paragraph of a placeholder alone gives way to a table; other placeholders are words. */
const PLACEHOLDER = /<p>\{(\w+)\}<\/p>|\{([\w.]+)\}/g;

function fill(
  text: string,
  { site, lines }: Figures,
  language: Language,
  present: { word: (text: string) => string; table: (html: string) => string },
): string {
  return text.replace(PLACEHOLDER, (whole, alone: string | undefined, within: string) => {
    const name = alone ?? within;
    const table = Object.hasOwn(deliveryTables, name) && deliveryTables[name];
    if (table) return present.table(table(lines, language));
    const word = siteWord(name, site) ?? deliveryWord(name, lines, language);
    if (word === undefined) return whole;
    return alone ? `<p>${present.word(word)}</p>` : present.word(word);
  });
}

/**
 * Puts the configuration into a text, so that it alone knows the figures: `{site}`, every setting by its key,
 * `{mostOverdueFee}`, what storing an item can cost at most, and what delivery-figures.ts tells of the
 * delivery lines.
 */
export function fillIn(text: string, figures: Figures, language: Language): string {
  return fill(text, figures, language, { word: (word) => word, table: plainTextOf });
}

/** The same for HTML: words are only ever text there, tables are tables. */
export function fillInHtml(html: string, figures: Figures, language: Language): string {
  return fill(html, figures, language, { word: escapeHtml, table: (table) => table });
}
