import { join } from 'node:path';
import { systemClock } from '../kernel/clock';
import { migrations } from '../migrations';
import { mailFolderOf, type Config } from '../platform/config';
import { svgCaptchaArtist } from '../platform/captcha/svg-captcha-artist';
import { forkedRenderer, openEmailComposer } from '../modules/emails/public';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { httpRates } from '../platform/exchange-rate/http-rates';
import { sampleRates } from '../platform/exchange-rate/sample-rates';
import { noItemPages } from '../platform/item-page/item-page';
import { openLog } from '../platform/log';
import { mailCatcher } from '../platform/mail/mail-catcher';
import { smtpMailer } from '../platform/mail/smtp-mailer';
import { openGateway } from '../platform/payment-gateway/open-gateway';
import { memoryRateLimits } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { openS3Storage } from '../platform/storage/s3-storage';
import { openDiskStorage } from '../platform/storage/disk-storage';
import { modules } from './modules';

/** The tables of all modules. */
export const entities = modules.flatMap(({ entities = [] }) => entities);

/** Opens the outside world as configured, and brings the schema up to date. */
export async function openServices(config: Config): Promise<Services> {
  const db = await openDatabase(config.database, { entities, migrations });
  const log = openLog(config.logLevel);
  await migrate({ db, log });
  const base = { db, clock: systemClock, publicUrl: config.publicUrl };
  return {
    ...base,
    log,
    modules,
    storage: config.s3
      ? await openS3Storage(config.s3)
      : await openDiskStorage(join(config.varDir, 'uploads')),
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl) : mailCatcher(mailFolderOf(config)),
    emailComposer: openEmailComposer(base, forkedRenderer()),
    operatorEmail: config.operatorEmail,
    paymentGateway: openGateway(config),
    remittancePayee: config.remittancePayee,
    rateLimits: memoryRateLimits(),
    itemPages: noItemPages,
    exchangeRates: config.exchangeRateUrl ? httpRates(config.exchangeRateUrl) : sampleRates,
    captcha: { isRequired: config.isCaptchaRequired, artist: svgCaptchaArtist },
  };
}
