import { join } from 'node:path';
import type { Logger } from 'pino';
import { systemClock } from '../kernel/clock';
import { migrations } from '../migrations';
import { mailFolderOf, type Config } from '../platform/config';
import { svgCaptchaArtist } from '../platform/captcha/svg-captcha-artist';
import { forkedRenderer, openEmailComposer } from '../modules/emails/public';
import { openFeed } from '../platform/changes/open-feed';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { openExistingDatabase } from '../platform/db/open-existing';
import { httpRates } from '../platform/exchange-rate/http-rates';
import { sampleRates } from '../platform/exchange-rate/sample-rates';
import { openShops } from '../platform/item-page/open-shops';
import type { providerReader } from '../platform/item-page/provider';
import type { ItemReader } from '../platform/item-page/reading';
import { openLog } from '../platform/log';
import { mailCatcher } from '../platform/mail/mail-catcher';
import { smtpMailer } from '../platform/mail/smtp-mailer';
import { openGateway } from '../platform/payment-gateway/open-gateway';
import { memoryRateLimits } from '../platform/rate-limit';
import type { IsExempt } from '../platform/safe-fetch/checked-url';
import type { Services } from '../platform/services';
import { openS3Storage } from '../platform/storage/s3-storage';
import { openDiskStorage, openExistingStorage } from '../platform/storage/disk-storage';
import { modules } from './modules';

/** The tables of all modules. */
export const entities = modules.flatMap(({ entities = [] }) => entities);

/**
 * Opens the outside world as configured, and as a server brings the schema up to date. Shops are reached on the
 * public internet alone, and at hosts that are exempt: the demo names itself, nothing else does.
 * `isCommand`: for a command of the operator beside a server.
 * @throws StartRefused where the database is of another version, and for a command where there is none
 */
export async function openServices(
  config: Config,
  { isCommand = false, isExempt }: { isCommand?: boolean; isExempt?: IsExempt } = {},
): Promise<Services> {
  const log = openLog(config.logLevel);
  const { db, storage } = await (isCommand ? openExisting(config) : openOwn(config, log));
  const { redisUrl } = config;
  // One server alone works on an embedded database; whoever else does is a command.
  const isShared = isCommand || db.engine === 'mysql';
  const provider = config.itemProvider && (await openProvider({ ...config.itemProvider, log }));
  const base = { db, clock: systemClock, publicUrl: config.publicUrl };
  return {
    ...base,
    log,
    modules,
    changes: await openFeed({ redisUrl, db, log, isShared }),
    storage,
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl) : mailCatcher(mailFolderOf(config)),
    emailComposer: openEmailComposer(base, forkedRenderer()),
    operatorEmail: config.operatorEmail,
    paymentGateway: await openGateway(config),
    remittancePayee: config.remittancePayee,
    rateLimits: memoryRateLimits(),
    shops: openShops({ ...base, isExempt, provider }),
    linksToTry: [],
    exchangeRates: config.exchangeRateUrl ? httpRates(config.exchangeRateUrl) : sampleRates,
    captcha: { isRequired: config.isCaptchaRequired, artist: svgCaptchaArtist },
  };
}

/** What a server keeps its data in; where there is none it is made, and brought up to date. */
async function openOwn(config: Config, log: Logger): Promise<Pick<Services, 'db' | 'storage'>> {
  const db = await openDatabase(config.database, schema, guardOf(config));
  await migrate({ db, log });
  const { s3 } = config;
  const storage = s3 ? openS3Storage(s3) : openDiskStorage(uploadsOf(config), db.disk);
  return { db, storage: await storage };
}

/** The same of a command, which works on what a server has made. @throws StartRefused where there is none */
async function openExisting(config: Config): Promise<Pick<Services, 'db' | 'storage'>> {
  const db = await openExistingDatabase(config.database, schema, guardOf(config));
  try {
    const { s3 } = config;
    const storage = s3 ? openS3Storage(s3) : openExistingStorage(uploadsOf(config), db.disk);
    return { db, storage: await storage };
  } catch (error) {
    await db.close();
    throw error;
  }
}

const schema = { entities, migrations };
const guardOf = ({ env }: Config) => ({ isGuarded: env !== 'production' });
const uploadsOf = ({ varDir }: Config) => join(varDir, 'uploads');

/** What checks its answers takes 6 MB, which a server without a provider need not hold. */
async function openProvider(options: Parameters<typeof providerReader>[0]): Promise<ItemReader> {
  const provider = await import('../platform/item-page/provider');
  return provider.providerReader(options);
}
