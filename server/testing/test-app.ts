import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvariants } from '../app/checking/check-invariants';
import { modules } from '../app/modules';
import { patience, startServer, type ServerLimits } from '../app/server';
import { mailFolderOf, readConfig } from '../platform/config';
import { svgCaptchaArtist } from '../platform/captcha/svg-captcha-artist';
import { openFeed } from '../platform/changes/open-feed';
import { listenToStatements } from '../platform/db/statement-log';
import { httpRates } from '../platform/exchange-rate/http-rates';
import { sampleRates } from '../platform/exchange-rate/sample-rates';
import type { Shops } from '../platform/item-page/reading';
import { openAccount, signIn, type Caller } from '../modules/accounts/public';
import { openEmailComposer } from '../modules/emails/email-composer';
import { openLog } from '../platform/log';
import { mailCatcher } from '../platform/mail/mail-catcher';
import { openGateway } from '../platform/payment-gateway/open-gateway';
import { memoryRateLimits, type RateLimits } from '../platform/rate-limit';
import { isPublicHost } from '../platform/safe-fetch/checked-url';
import { processMetrics } from '../platform/metrics';
import type { Services } from '../platform/services';
import { openDiskStorage } from '../platform/storage/disk-storage';
import { plainRenderer } from './plain-renderer';
import { findTestDocument, StaffClient } from './staff-client';
import { TestClient } from './test-client';
import { TestClock } from './test-clock';
import { openTestDatabase } from './test-database';

export interface TestApp {
  readonly services: Services;
  readonly clock: TestClock;
  readonly guest: TestClient;
  /** Null where the app has no Redis. */
  readonly redisUrl: string | null;
  /** Folder of uploads and caught mail. */
  readonly varDir: string;
  /**
   * Opens an account, signs in and returns the shopper's client. Past HTTP, as hundreds of stories begin
   * so: `accounts.story` registers and signs in as people do.
   */
  newShopper(email?: string): Promise<TestClient>;
  /** Opens a browser at the staff console, which the app has where STAFF_URL is set. */
  newStaffBrowser(): StaffClient;
  /** The SQL statements that `work` causes, transaction control left out. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

/** A shopper's first browser. Its cookies are dropped: a client of a story sends none. */
const browser: Caller = {
  viewer: null,
  language: 'en',
  clientAddress: '127.0.0.1',
  userAgent: 'node',
  cookies: { read: () => undefined, keep: () => undefined },
};

interface Options {
  /** Hears every line of the log. */
  readonly hearLog?: (line: string) => void;
  /** Environment variables on top of those of a test. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly env?: 'test' | 'production';
  /** True if a second server works on its database. */
  readonly isShared?: boolean;
  /** Instead of those of `startServer`, for who cannot wait for them. */
  readonly serverOptions?: ServerLimits;
  /** Instead of a world without shops. */
  readonly shops?: Shops;
  /** Instead of counts in memory by the app's clock. */
  readonly rateLimits?: RateLimits;
  /** Items of the demo's own shop. */
  readonly linksToTry?: readonly string[];
}

/** Reads nothing: every item is entered by hand. */
export const noShops = (): Shops => ({
  items: { read: () => Promise.resolve({ failure: 'UNREACHABLE' }) },
  links: { follow: () => Promise.resolve(null) },
  pictures: { fetch: () => Promise.resolve(null) },
  isPublic: ({ hostname }) => isPublicHost(hostname),
});

const production = { PUBLIC_URL: 'https://tidebox.example', SMTP_URL: 'catch' };

/** The whole server on a free port with a database of its own; the clock's jobs do not run. */
export async function startTestApp({
  hearLog,
  env = 'test',
  environment,
  serverOptions,
  isShared = false,
  shops = noShops(),
  linksToTry = [],
  rateLimits,
}: Options = {}): Promise<TestApp> {
  const { db, drop } = await openTestDatabase();
  const varDir = mkdtempSync(join(tmpdir(), 'tidebox-var-'));
  const read = readConfig({
    ...{ NODE_ENV: env, VAR_DIR: varDir, DEMO: 'off' },
    ...(env === 'production' ? production : { CAPTCHA: 'off' }),
    ...environment,
  });
  const config = { ...read, port: 0, staff: read.staff && { ...read.staff, port: 0 } };
  const clock = new TestClock();
  const log = hearLog
    ? openLog('trace', { write: hearLog })
    : openLog(process.env['TEST_LOG'] ?? 'silent');
  const { redisUrl } = config;
  const base = { db, clock, publicUrl: config.publicUrl };
  const services: Services = {
    ...base,
    staffUrl: config.staff?.url ?? null,
    checkInvariants: (options) => checkInvariants(base, options),
    modules,
    log,
    changes: await openFeed({ redisUrl, db, log, isShared }),
    storage: await openDiskStorage(join(varDir, 'uploads'), db.disk),
    varDir,
    mailer: mailCatcher(mailFolderOf(config)),
    operatorMailer: mailCatcher(mailFolderOf(config)),
    emailComposer: openEmailComposer(base, plainRenderer),
    operatorEmail: config.operatorEmail,
    backupRecipient: config.backupRecipient,
    paymentGateway: await openGateway(config),
    remittancePayee: config.remittancePayee,
    metrics: processMetrics(clock),
    rateLimits: rateLimits ?? memoryRateLimits(() => clock.now().getTime()),
    shops,
    linksToTry,
    exchangeRates: config.exchangeRateUrl ? httpRates(config.exchangeRateUrl) : sampleRates,
    captcha: { isRequired: config.isCaptchaRequired, artist: svgCaptchaArtist },
  };
  const server = await startServer(
    config,
    services,
    { jobs: [], staffDocuments: findTestDocument },
    { ...patience, ...serverOptions },
  );
  let shoppers = 0;

  return {
    services,
    clock,
    guest: new TestClient(server.url),
    varDir,
    redisUrl,
    async newShopper(email = `shopper-${++shoppers}@example.com`) {
      const account = { email, password: 'secret123' };
      const { language, clientAddress } = browser;
      await openAccount(services, { ...account, language, clientAddress });
      const { session, viewer } = await signIn(services, account, browser);
      return new TestClient(server.url, session.token, viewer.id);
    },
    newStaffBrowser() {
      if (!server.staffUrl) throw new Error('STAFF_URL opens the staff console');
      return new StaffClient(server.staffUrl, config.staff?.url ?? '');
    },
    async statementsOf(work) {
      const statements: string[] = [];
      const stopListening = listenToStatements((sql) => {
        if (!/^(BEGIN|COMMIT|ROLLBACK|START|SET TRANSACTION)/.test(sql)) statements.push(sql);
      });
      await work().finally(stopListening);
      return statements;
    },
    async stop() {
      await server.stop(); // closes the database as well
      await drop();
      rmSync(varDir, { recursive: true });
    },
  };
}
