import { In } from 'typeorm';
import { seconds } from '../../kernel/clock';
import type { Database } from '../../platform/db/database';
import { keptFor } from '../../platform/kept';
import type { Services } from '../../platform/services';
import { SiteSetting } from './site-setting.entity';
import { mapSettings, settingKeys, siteSettings, type SiteSettings } from './site.settings';

/** For how long a change made by another process may stay unseen. */
const KEPT_MS = seconds(1);

const kept = keptFor(KEPT_MS, load);

/**
 * Returns the site configuration: one statement a second at most, however many ask for it at once.
 * Not inside a transaction: ask before it.
 */
export const readSite = kept.read;

/** A value that cannot be read, because another version wrote it, counts as not set. */
async function load(db: Database): Promise<SiteSettings> {
  const rows = await db.read.findBy(SiteSetting, { key: In([...settingKeys]) });
  const written = new Map(rows.map(({ key, value }) => [key, value]));
  return mapSettings((key) => {
    const text = written.get(key);
    const { fallback, read } = siteSettings[key];
    return (text === undefined ? undefined : read(text)) ?? fallback;
  });
}

/** Returns which settings differ from what every site starts with; one statement. */
export async function listOwnSettings({ db }: Pick<Services, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db.read.findBy(SiteSetting, { key: In([...settingKeys]) });
  return new Set(rows.map(({ key }) => key));
}

/** After a change in this process the next reader asks the database. */
export const forgetSite = kept.forget;
