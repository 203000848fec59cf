import { resolve } from 'node:path';
import { cleanEnv, num, port, str } from 'envalid';
import {
  ageRecipient,
  CATCH_MAIL,
  databaseUrl,
  demoSwitch,
  emailAddress,
  exchangeRateUrl,
  itemProviderUrl,
  origins,
  publicUrl,
  redisUrl,
  remittancePayee,
  smtpUrl,
  storageUrl,
  trustedProxies,
  type TrustedProxies,
} from './config-values';
import { misspeltVariables } from './misspelt-variables';
import { StartRefused } from './start-refused';
import type { ItemProvider } from './item-page/provider';
import type { StripeAccount } from './payment-gateway/stripe-gateway';
import type { RemittancePayee } from '../kernel/remittance-payee';

export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'mysql'; readonly url: string };

/** A bucket of S3, or of a store that speaks like it. */
export interface S3Location {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where the staff console listens, and the base URL by which staff reach it, without a slash at the end. */
export interface StaffConsole {
  readonly port: number;
  readonly url: string;
}

/** The share of the work that a process does: requests, scheduled jobs, or both. */
export type Role = 'web' | 'worker' | 'all';

/** Everything the environment decides, read and validated here and nowhere else. */
export interface Config {
  readonly env: 'development' | 'production' | 'test';
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Port at which Prometheus reads `/metrics`; null: none. */
  readonly metricsPort: number | null;
  readonly database: DatabaseLocation;
  /** The Redis that distributes changes between processes; null: the database does. */
  readonly redisUrl: string | null;
  /** Folder of runtime data: embedded database, uploads, caught mail. */
  readonly varDir: string;
  /** Sample data and the demo warehouse; never active in production. */
  readonly demo: boolean;
  /** Milliseconds between two steps of the demo warehouse. */
  readonly demoPaceMs: number;
  /** Public base URL of the shop, without a slash at the end; emails link to it. */
  readonly publicUrl: string;
  /** The proxies whose client address is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** The staff console's second listener; null: there is none. */
  readonly staff: StaffConsole | null;
  /** Origins whose pages may call us from a browser; empty: only our own. */
  readonly corsOrigins: readonly string[];
  /** The GraphQL documents that pages of our own origin may send: persisted ones alone, or any. */
  readonly persistedDocuments: 'only' | 'any';
  /** The bucket for uploads; null: the folder `varDir/uploads`. */
  readonly s3: S3Location | null;
  /** The SMTP server; null: mail is written to `varDir/mail`. */
  readonly smtpUrl: string | null;
  /** Address that receives alerts; null: only the log reports them. */
  readonly operatorEmail: string | null;
  /** Another SMTP server for alerts, which works while `smtpUrl` does not; null: the same one. */
  readonly operatorSmtpUrl: string | null;
  /** Public key of age to which backups are encrypted; null: they are not. */
  readonly backupRecipient: string | null;
  /** The account whose Stripe Checkout takes cards; null: the sandbox, or no cards in production. */
  readonly stripe: StripeAccount | null;
  /** The payee of remittances; null: remittance is not offered. */
  readonly remittancePayee: RemittancePayee | null;
  /** Returns exchange rates, as JSON or as the ECB's XML; null: sample rates of our own. */
  readonly exchangeRateUrl: string | null;
  /** Reads the shops that publish nothing to guests; null: their items are entered by hand. */
  readonly itemProvider: ItemProvider | null;
  /** True if registration requires a captcha; always so in production. */
  readonly isCaptchaRequired: boolean;
  /** In production every request is logged; elsewhere the banner should not be drowned. */
  readonly logLevel: string;
}

/** The database that DATABASE_URL names. A relative SQLite path starts at the working directory. */
export function locateDatabase(url: string): DatabaseLocation {
  if (url.startsWith('sqlite:')) return { engine: 'sqlite', file: resolve(url.slice(7)) };
  return { engine: 'mysql', url: url.replace(/^mariadb:/, 'mysql:') };
}

/** The bucket that STORAGE_URL names; `?tls=0` for a store on our own network that speaks plain HTTP. */
export function locateBucket(url: string): S3Location {
  const { host, pathname, username, password, searchParams } = new URL(url);
  return {
    endpoint: `${searchParams.get('tls') === '0' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket: pathname.slice(1),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

/** Every variable that is read, by its name. */
const variables = {
  NODE_ENV: str({ choices: ['development', 'production', 'test'], default: 'development' }),
  ROLE: str({ choices: ['web', 'worker', 'all'], default: 'all' }),
  HOST: str({ default: '127.0.0.1' }),
  PORT: port({ default: 4000 }),
  METRICS_PORT: port({ default: undefined }),
  VAR_DIR: str({ default: 'var' }),
  DATABASE_URL: databaseUrl({ default: '' }),
  REDIS_URL: redisUrl({ default: '' }),
  DEMO: demoSwitch({ default: 'auto' }),
  DEMO_PACE_MS: num({ default: 4_000 }),
  PUBLIC_URL: publicUrl({ default: '' }),
  STAFF_URL: publicUrl({ default: '' }),
  STAFF_PORT: port({ default: undefined }),
  TRUST_PROXY: trustedProxies({ default: false }),
  CORS_ORIGINS: origins({ default: [] }),
  PERSISTED_DOCUMENTS: str({ choices: ['any', 'only'], default: 'any' }),
  STORAGE_URL: storageUrl({ default: '' }),
  SMTP_URL: smtpUrl({ default: '' }),
  OPERATOR_EMAIL: emailAddress({ default: '' }),
  OPERATOR_SMTP_URL: smtpUrl({ default: '' }),
  BACKUP_RECIPIENT: ageRecipient({ default: '' }),
  STRIPE_SECRET_KEY: str({ default: '' }),
  STRIPE_WEBHOOK_SECRET: str({ default: '' }),
  STRIPE_API_URL: publicUrl({ default: '' }),
  REMITTANCE_PAYEE: remittancePayee({ default: undefined }),
  EXCHANGE_RATE_URL: exchangeRateUrl({ default: '' }),
  ITEM_PROVIDER_URL: itemProviderUrl({ default: '' }),
  ITEM_PROVIDER_KEY: str({ default: '' }),
  CAPTCHA: str({ choices: ['on', 'off'], default: 'on' }),
  LOG_LEVEL: str({
    choices: ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
    default: undefined,
  }),
};

/**
 * Reads the environment. @throws StartRefused naming every bad variable and what was
 * expected, so that the caller can print it and stop.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  refuse(misspeltVariables(environment, Object.keys(variables)));
  const env = cleanEnv(environment, variables, { reporter: refuseBadVariables });
  const varDir = resolve(env.VAR_DIR);
  const isProduction = env.NODE_ENV === 'production';
  const demo = env.DEMO === 'auto' ? !isProduction : env.DEMO === 'on';
  if (isProduction) refuseInProduction(env);
  return {
    env: env.NODE_ENV,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? null,
    database: env.DATABASE_URL
      ? locateDatabase(env.DATABASE_URL)
      : { engine: 'sqlite', file: resolve(varDir, 'tidebox.sqlite') },
    redisUrl: env.REDIS_URL || null,
    varDir,
    demo,
    demoPaceMs: env.DEMO_PACE_MS,
    publicUrl: env.PUBLIC_URL || `http://${env.HOST}:${env.PORT}`,
    trustedProxies: env.TRUST_PROXY,
    staff: staffConsoleOf(env, demo),
    corsOrigins: env.CORS_ORIGINS,
    persistedDocuments: env.PERSISTED_DOCUMENTS,
    s3: env.STORAGE_URL ? locateBucket(env.STORAGE_URL) : null,
    smtpUrl: env.SMTP_URL === CATCH_MAIL ? null : env.SMTP_URL || null,
    operatorEmail: env.OPERATOR_EMAIL || null,
    operatorSmtpUrl: env.OPERATOR_SMTP_URL === CATCH_MAIL ? null : env.OPERATOR_SMTP_URL || null,
    backupRecipient: env.BACKUP_RECIPIENT || null,
    stripe: stripeAccountOf(env),
    remittancePayee: env.REMITTANCE_PAYEE ?? (isProduction ? null : demoPayee),
    exchangeRateUrl: env.EXCHANGE_RATE_URL || null,
    itemProvider: itemProviderOf(env),
    isCaptchaRequired: env.CAPTCHA === 'on',
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

interface StaffVariables {
  readonly HOST: string;
  readonly PORT: number;
  readonly STAFF_URL: string;
  readonly STAFF_PORT: number | undefined;
}

/** The console is off unless it is configured; the demo shows it on the port after the shop's. */
function staffConsoleOf(
  { HOST, PORT, STAFF_URL, STAFF_PORT }: StaffVariables,
  isDemo: boolean,
): StaffConsole | null {
  const isWanted = isDemo || STAFF_URL !== '' || STAFF_PORT !== undefined;
  if (!isWanted) return null;
  const port = STAFF_PORT ?? PORT + 1;
  return { port, url: STAFF_URL || `http://${HOST}:${port}` };
}

/** Outside production a sample payee is needed, or the page could not be tried. */
const demoPayee: RemittancePayee = {
  firstName: 'Wei',
  lastName: 'Chen',
  city: 'Shenzhen',
  country: 'CN',
};

interface StripeVariables {
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_API_URL: string;
}

/** With a key but no webhook secret, the server would take money without being notified of it. */
function stripeAccountOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: StripeVariables): StripeAccount | null {
  if (Boolean(secretKey) !== Boolean(webhookSecret))
    refuse(['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together, or neither']);
  return secretKey ? { secretKey, webhookSecret, apiUrl: apiUrl || null } : null;
}

interface ProviderVariables {
  readonly ITEM_PROVIDER_URL: string;
  readonly ITEM_PROVIDER_KEY: string;
}

function itemProviderOf({
  ITEM_PROVIDER_URL: url,
  ITEM_PROVIDER_KEY: key,
}: ProviderVariables): ItemProvider | null {
  if (key && !url) refuse(['ITEM_PROVIDER_KEY is set without ITEM_PROVIDER_URL']);
  return url ? { url, key: key || null } : null;
}

function refuseBadVariables({ errors }: { errors: Record<string, Error | undefined> }): void {
  refuse(Object.entries(errors).map(([name, error]) => `${name}: ${error?.message}`));
}

interface Variables {
  readonly DEMO: string;
  readonly CAPTCHA: string;
  readonly PUBLIC_URL: string;
  readonly SMTP_URL: string;
  readonly STAFF_URL: string;
  readonly STAFF_PORT: number | undefined;
}

/** Checks settings that are convenient in development and dangerous in production. */
function refuseInProduction({ DEMO, CAPTCHA, PUBLIC_URL, SMTP_URL, ...staff }: Variables): void {
  const reason = 'with NODE_ENV=production';
  refuse([
    ...(DEMO === 'on' ? [`DEMO=on is not possible ${reason}`] : []),
    ...(CAPTCHA === 'off' ? [`CAPTCHA=off is not possible ${reason}`] : []),
    ...(PUBLIC_URL ? [] : [`PUBLIC_URL is required ${reason}: emails link to it`]),
    ...(SMTP_URL
      ? []
      : [
          `SMTP_URL is required ${reason}; ${CATCH_MAIL} keeps mail in VAR_DIR instead of sending it`,
        ]),
    ...staffProblems(staff, PUBLIC_URL).map((problem) => `${problem} ${reason}`),
  ]);
}

/** Cookies go by host, not by port: a script on the shop's host could otherwise call the console with its cookie. */
function staffProblems(
  { STAFF_URL, STAFF_PORT }: Pick<Variables, 'STAFF_URL' | 'STAFF_PORT'>,
  shopUrl: string,
): string[] {
  if (!STAFF_URL) return STAFF_PORT === undefined ? [] : ['STAFF_PORT needs STAFF_URL'];
  const { protocol, hostname } = new URL(STAFF_URL);
  return [
    ...(protocol === 'https:' ? [] : ['STAFF_URL must begin with https://']),
    ...(shopUrl && hostname === new URL(shopUrl).hostname
      ? ['STAFF_URL needs a host name other than that of PUBLIC_URL']
      : []),
  ];
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new StartRefused(problems);
}

/** The folder that receives mail while no SMTP server is configured. */
export function mailFolderOf({ varDir }: Config): string {
  return resolve(varDir, 'mail');
}
