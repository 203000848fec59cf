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

/** The sources of the figures in articles. */
export interface Figures {
  readonly site: SiteSettings;
  /** The offered delivery lines. */
  readonly lines: readonly LineWithPrices[];
}

/** Returns the current figures, at most a second old. */
export async function readFigures(services: Services): Promise<Figures> {
  return { site: await readSite(services), lines: await offeredLinesWithPrices(services) };
}

const prices = [
  ...(['overdueDayPrice', 'finePhotoPrice', 'extraProtectionPrice'] as const),
  'removePackagingPrice',
] as const;

/** Returns the value of a placeholder of the site; undefined for an unknown name. */
function siteWord(name: string, site: SiteSettings): string | undefined {
  if (name === 'site') return site.name;
  if (name === 'mostOverdueFee')
    return formatMoney(times(site.overdueDayPrice, site.mostOverdueDays));
  const price = prices.find((key) => key === name);
  if (price) return formatMoney(site[price]);
  const key = settingKeys.find((candidate): candidate is SettingKey => candidate === name);
  return key && writeSetting(key, site[key]);
}

/** A placeholder that is a paragraph of its own is replaced by a table; others by words. */
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
 * Fills the configured figures into a text, so that only the configuration holds them: `{site}`, every
 * setting by its key, `{mostOverdueFee}`, the highest price of storing an item, and the placeholders of
 * delivery-figures.ts.
 */
export function fillIn(text: string, figures: Figures, language: Language): string {
  return fill(text, figures, language, { word: (word) => word, table: plainTextOf });
}

/** Fills the figures into HTML: words are escaped as text, tables are inserted as HTML. */
export function fillInHtml(html: string, figures: Figures, language: Language): string {
  return fill(html, figures, language, { word: escapeHtml, table: (table) => table });
}
