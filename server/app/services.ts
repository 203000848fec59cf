import { join } from 'node:path';
import type { Logger } from 'pino';
import { systemClock } from '../kernel/clock';
import { migrations } from '../migrations';
import { mailFolderOf, type Config } from '../platform/config';
import { svgCaptchaArtist } from '../platform/captcha/svg-captcha-artist';
import { forkedRenderer, openEmailComposer } from '../modules/emails/public';
import { openFeed } from '../platform/changes/open-feed';
import { migrate } from '../platform/db/migrate';
import type { InvariantCheck } from '../platform/db/invariant';
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
import { openRateLimits } from '../platform/open-rate-limits';
import type { IsExempt } from '../platform/safe-fetch/checked-url';
import { processMetrics } from '../platform/metrics';
import { awaitEndOfProcesses } from '../platform/processes/await-end';
import type { Services } from '../platform/services';
import { openS3Storage } from '../platform/storage/s3-storage';
import { openDiskStorage, openExistingStorage } from '../platform/storage/disk-storage';
import { checkBySize } from './checking/check-by-size';
import { checkInvariants } from './checking/check-invariants';
import { forkedCheck } from './checking/forked-check';
import { entities, modules } from './modules';

/**
 * Opens the ports as configured, and as a server also migrates the schema. Shops are reached on the public
 * internet only, plus exempt hosts: only the demo exempts its own.
 * `isCommand`: for an operator's command beside a server.
 * @throws StartRefused if the database is of another version, and for a command if it does not exist
 */
export async function openServices(
  config: Config,
  { isCommand = false, isExempt }: { isCommand?: boolean; isExempt?: IsExempt } = {},
): Promise<Services> {
  const log = openLog(config.logLevel);
  const { db, storage } = await (isCommand ? openExisting(config) : openOwn(config, log));
  const { redisUrl } = config;
  // Only one server works on an embedded database; any other process is a command.
  const isShared = isCommand || db.engine === 'mysql';
  const provider = config.itemProvider && (await openProvider({ ...config.itemProvider, log }));
  const base = { db, clock: systemClock, publicUrl: config.publicUrl };
  const inThisProcess: InvariantCheck = (options) => checkInvariants(base, options);
  const { varDir, operatorEmail, operatorSmtpUrl } = config;
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl) : mailCatcher(mailFolderOf(config));
  return {
    ...base,
    staffUrl: config.staff?.url ?? null,
    checkInvariants: isCommand
      ? inThisProcess
      : checkBySize(base, { inThisProcess, inAnother: forkedCheck(config.database) }),
    log,
    modules,
    changes: await openFeed({ redisUrl, db, log, isShared }),
    storage,
    varDir,
    mailer,
    operatorMailer: operatorSmtpUrl ? smtpMailer(operatorSmtpUrl) : mailer,
    emailComposer: openEmailComposer(base, forkedRenderer()),
    operatorEmail,
    backupRecipient: config.backupRecipient,
    paymentGateway: await openGateway(config),
    remittancePayee: config.remittancePayee,
    metrics: processMetrics(base.clock),
    rateLimits: await openRateLimits({ redisUrl, log }),
    shops: openShops({ ...base, isExempt, provider }),
    linksToTry: [],
    exchangeRates: config.exchangeRateUrl ? httpRates(config.exchangeRateUrl) : sampleRates,
    captcha: { isRequired: config.isCaptchaRequired, artist: svgCaptchaArtist },
  };
}

/** The server's database and storage; they are created if missing, and migrated. */
async function openOwn(config: Config, log: Logger): Promise<Pick<Services, 'db' | 'storage'>> {
  const db = await openDatabase(config.database, schema, guardOf(config));
  await migrate(
    { db, log },
    { untilAlone: (breaking) => awaitEndOfProcesses({ db, log }, breaking) },
  );
  const { s3 } = config;
  const storage = s3 ? openS3Storage(s3) : openDiskStorage(uploadsOf(config), db.disk);
  return { db, storage: await storage };
}

/**
 * The same for a command, which works on the data of a server.
 * @throws StartRefused if there is none
 */
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

/** The parts of the program that the database needs. */
export const schema = { entities, migrations };
const guardOf = ({ env }: Config) => ({ isGuarded: env !== 'production' });

/** The folder of uploads if there is no bucket. */
export const uploadsOf = ({ varDir }: Config) => join(varDir, 'uploads');

/** Its response validator takes 6 MB, which a server without a provider need not load. */
async function openProvider(options: Parameters<typeof providerReader>[0]): Promise<ItemReader> {
  const provider = await import('../platform/item-page/provider');
  return provider.providerReader(options);
}
