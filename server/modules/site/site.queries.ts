import { In } from 'typeorm';
import type { Database } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { SiteSetting } from './site-setting.entity';
import { settingKeys, siteDefaults, type SiteSettings } from './site.defaults';

/** For how long a change made by another process may stay unseen. */
const KEPT_MS = 10_000;

const kept = new WeakMap<Database, { readonly settings: SiteSettings; readonly until: number }>();

/** The site configuration: one statement, none while it is kept in memory. */
export async function readSite({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<SiteSettings> {
  const now = clock.now().getTime();
  const known = kept.get(db);
  if (known && now < known.until) return known.settings;
  const rows = await db.read.findBy(SiteSetting, { key: In(settingKeys) });
  const overrides = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const settings = { ...siteDefaults, ...overrides };
  kept.set(db, { settings, until: now + KEPT_MS });
  return settings;
}

/** After a change in this process the next reader asks the database. */
export function forgetSite({ db }: Services): void {
  kept.delete(db);
}
