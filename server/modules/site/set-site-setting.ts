import { InputRefused } from '../../platform/graphql/validate-input';
import type { Services } from '../../platform/services';
import { SiteSetting } from './site-setting.entity';
import { siteSettings, writeSetting, type SettingKey, type SiteSettings } from './site.settings';
import { forgetSite, readSite } from './site.queries';

/**
 * Adjusts the site configuration; other processes follow within a second. Returns all values as they
 * are now. What was promised before, as the deadline of an order, stays.
 * @throws InputRefused (VALIDATION_FAILED) for a value that cannot be, saying what was expected
 */
export async function setSiteSetting(
  services: Services,
  key: SettingKey,
  text: string,
): Promise<SiteSettings> {
  const value = siteSettings[key].read(text.trim());
  if (value === undefined) {
    const params = { type: siteSettings[key].expected };
    throw new InputRefused({ [key]: { key: 'expected', params } });
  }
  return replace(services, key, writeSetting(key, value));
}

/** Returns a value to what every site starts with. */
export function resetSiteSetting(services: Services, key: SettingKey): Promise<SiteSettings> {
  return replace(services, key, null);
}

async function replace(
  services: Services,
  key: SettingKey,
  value: string | null,
): Promise<SiteSettings> {
  await services.db.transaction(async (tx) => {
    await tx.delete(SiteSetting, { key });
    if (value !== null) await tx.insert(SiteSetting, { key, value });
  });
  forgetSite(services);
  return readSite(services);
}
