import { escapeHtml } from '../../kernel/escape-html';
import { formatMoney, times } from '../../kernel/money';
import { settingKeys, writeSetting, type SettingKey, type SiteSettings } from '../site/public';

const prices = [
  ...(['overdueDayPrice', 'finePhotoPrice', 'extraProtectionPrice'] as const),
  'removePackagingPrice',
] as const;

/** Returns what a placeholder stands for; undefined for what is none. */
function wordOf(name: string, site: SiteSettings): string | undefined {
  if (name === 'site') return site.name;
  if (name === 'mostOverdueFee')
    return formatMoney(times(site.overdueDayPrice, site.mostOverdueDays));
  const price = prices.find((key) => key === name);
  if (price) return formatMoney(site[price]);
  const key = settingKeys.find((candidate): candidate is SettingKey => candidate === name);
  return key && writeSetting(key, site[key]);
}

/**
 * Puts the site configuration into a text, so that it alone knows the figures: `{site}`, every setting
 * by its key, and `{mostOverdueFee}`, what storing an item can cost at most.
 */
export function fillIn(text: string, site: SiteSettings): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => wordOf(name, site) ?? whole);
}

/** The same for HTML: the words are only ever text there. */
export function fillInHtml(html: string, site: SiteSettings): string {
  return html.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const word = wordOf(name, site);
    return word === undefined ? whole : escapeHtml(word);
  });
}
