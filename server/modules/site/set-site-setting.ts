import type { Actor } from '../../kernel/actor';
import { recordAction } from '../../platform/audit/audit';
import { InputRefused } from '../../platform/validation/input-refused';
import type { Services } from '../../platform/services';
import { SiteSetting } from './site-setting.entity';
import { siteSettings, writeSetting, type SettingKey, type SiteSettings } from './site.settings';
import { forgetSite, readSite } from './site.queries';

/**
 * Changes the site configuration; other processes follow within a second. Returns all values. Existing
 * promises, such as the deadline of an order, are unaffected.
 * @throws InputRefused (VALIDATION_FAILED) for an invalid value, naming what is expected
 */
export async function setSiteSetting(
  services: Services,
  by: Actor,
  key: SettingKey,
  text: string,
): Promise<SiteSettings> {
  const value = siteSettings[key].read(text.trim());
  if (value === undefined) {
    const params = { type: siteSettings[key].expected };
    throw new InputRefused({ [key]: { key: 'expected', params } });
  }
  return replace(services, by, key, writeSetting(key, value));
}

/** Resets a value to its default. */
export function resetSiteSetting(
  services: Services,
  by: Actor,
  key: SettingKey,
): Promise<SiteSettings> {
  return replace(services, by, key, null);
}

async function replace(
  services: Services,
  by: Actor,
  key: SettingKey,
  value: string | null,
): Promise<SiteSettings> {
  await services.db.transaction(async (tx) => {
    const former = await tx.findOneBy(SiteSetting, { key });
    await tx.delete(SiteSetting, { key });
    if (value !== null) await tx.insert(SiteSetting, { key, value });
    const initial = writeSetting(key, siteSettings[key].fallback as never);
    const change = {
      action: value === null ? 'SETTING_RESET' : 'SETTING_CHANGED',
      before: { value: former?.value ?? initial },
      after: { value: value ?? initial },
    } as const;
    await recordAction(tx, by, { ...change, subject: key }, services.clock.now());
  });
  forgetSite(services);
  return readSite(services);
}
