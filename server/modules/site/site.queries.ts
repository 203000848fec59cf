import { In } from 'typeorm';
import { seconds } from '../../kernel/clock';
import type { Database } from '../../platform/db/database';
import { cached } from '../../platform/ttl-cache';
import type { Services } from '../../platform/services';
import { SiteSetting } from './site-setting.entity';
import { mapSettings, settingKeys, siteSettings, type SiteSettings } from './site.settings';

/** Time for which a change by another process may stay unseen. */
const KEPT_MS = seconds(1);

const kept = cached(KEPT_MS, load);

/**
 * Returns the site configuration: one statement a second at most, however many callers there are. Not inside
 * a transaction: call it before.
 */
export const readSite = kept.read;

/** A value of another version that cannot be read counts as not set. */
async function load(db: Database): Promise<SiteSettings> {
  const rows = await db.read.findBy(SiteSetting, { key: In([...settingKeys]) });
  const written = new Map(rows.map(({ key, value }) => [key, value]));
  return mapSettings((key) => {
    const text = written.get(key);
    const { fallback, read } = siteSettings[key];
    return (text === undefined ? undefined : read(text)) ?? fallback;
  });
}

/** Returns which settings differ from their defaults; one statement. */
export async function listOwnSettings({ db }: Pick<Services, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db.read.findBy(SiteSetting, { key: In([...settingKeys]) });
  return new Set(rows.map(({ key }) => key));
}

/** After a change in this process the next reader queries the database. */
export const forgetSite = kept.invalidate;
