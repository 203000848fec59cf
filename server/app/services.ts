import { join } from 'node:path';
import { systemClock } from '../kernel/clock';
import { migrations } from '../migrations';
import { mailFolderOf, type Config } from '../platform/config';
import { svgCaptchaArtist } from '../platform/captcha/svg-captcha-artist';
import { openDatabase } from '../platform/db/open-database';
import { noItemPages } from '../platform/item-page/item-page';
import { openLog } from '../platform/log';
import { mailCatcher } from '../platform/mail/mail-catcher';
import { smtpMailer } from '../platform/mail/smtp-mailer';
import type { Services } from '../platform/services';
import { openDiskStorage } from '../platform/storage/disk-storage';
import { entities } from './entities';

/** Opens the outside world as configured, and brings the schema up to date. */
export async function openServices(config: Config): Promise<Services> {
  const db = await openDatabase(config.database, { entities, migrations });
  await db.owner.runMigrations();
  return {
    db,
    clock: systemClock,
    log: openLog(config.logLevel),
    storage: await openDiskStorage(join(config.varDir, 'uploads')),
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl) : mailCatcher(mailFolderOf(config)),
    itemPages: noItemPages,
    captcha: { isRequired: config.isCaptchaRequired, artist: svgCaptchaArtist },
    publicUrl: config.publicUrl,
  };
}
