import { resolve } from 'node:path';
import { cleanEnv, makeValidator, num, port, str } from 'envalid';

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

/** Everything the environment decides, read and validated here and nowhere else. */
export interface Config {
  readonly env: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseLocation;
  /** Folder of runtime data: embedded database, uploads, caught mail. */
  readonly varDir: string;
  /** Sample data and the demo warehouse; never active in production. */
  readonly demo: boolean;
  /** Milliseconds between two steps of the demo warehouse. */
  readonly demoPaceMs: number;
  /** Where shoppers reach us, without a slash at the end; emails link to it. */
  readonly publicUrl: string;
  /** Origins whose pages may call us from a browser; empty: only our own. */
  readonly corsOrigins: readonly string[];
  /** Where uploads are kept; null: in `varDir/uploads`. */
  readonly s3: S3Location | null;
  /** Where mail is sent; null: caught in `varDir/mail`. */
  readonly smtpUrl: string | null;
  /** Returns exchange rates as JSON; null: sample rates of our own. */
  readonly exchangeRateUrl: string | null;
  /** Whether registering asks for a captcha; always in production. */
  readonly isCaptchaRequired: boolean;
  /** In production every request is logged; elsewhere the banner should not be drowned. */
  readonly logLevel: string;
}

const databaseUrl = makeValidator<string>((input) => {
  if (input === '' || /^sqlite:.+/.test(input) || /^(mysql|mariadb):\/\/[^/]+\/[^/?]+/.test(input))
    return input;
  throw new Error('expected sqlite:PATH or mysql://USER:PASSWORD@HOST:PORT/NAME');
});

const smtpUrl = makeValidator<string>((input) => {
  if (/^smtps?:\/\/[^/]+/.test(input)) return input;
  throw new Error('expected smtp://USER:PASSWORD@HOST:PORT or smtps://…');
});

const storageUrl = makeValidator<string>((input) => {
  if (input === '' || /^s3:\/\/[^:/@]+:[^/@]+@[^/@]+\/[^/?]+(\?.*)?$/.test(input)) return input;
  throw new Error('expected s3://KEY:SECRET@HOST:PORT/BUCKET?region=…');
});

const publicUrl = makeValidator<string>((input) => {
  if (input === '' || /^https?:\/\/[^/\s?#@]+$/.test(input)) return input;
  throw new Error('expected http://HOST:PORT or https://HOST, without a path');
});

const exchangeRateUrl = makeValidator<string>((input) => {
  if (input === '' || (/^https?:/.test(input) && URL.canParse(input))) return input;
  throw new Error('expected the http(s) address of a list of rates');
});

const origins = makeValidator<readonly string[]>((input) => {
  const listed = input.split(',').map((origin) => origin.trim());
  const named = listed.filter((origin) => origin !== '');
  if (named.every(isOrigin)) return named;
  throw new Error('expected origins like https://app.example.com, separated by commas');
});

/** As browsers send it: scheme, host and port, in lower case. */
function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

const demoSwitch = makeValidator<'on' | 'off' | 'auto'>((input) => {
  if (input === 'on' || input === 'off' || input === 'auto') return input;
  throw new Error('expected on, off or auto');
});

/** Where DATABASE_URL points. A relative SQLite path counts from the working directory. */
export function locateDatabase(url: string): DatabaseLocation {
  if (url.startsWith('sqlite:')) return { engine: 'sqlite', file: resolve(url.slice(7)) };
  return { engine: 'mysql', url: url.replace(/^mariadb:/, 'mysql:') };
}

/** Where STORAGE_URL points; `?tls=0` for a store on our own network that speaks plain HTTP. */
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

/**
 * Reads the environment. @throws Error naming every bad variable and what was expected, so that
 * the caller can print it and stop.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = cleanEnv(
    environment,
    {
      NODE_ENV: str({ choices: ['development', 'production', 'test'], default: 'development' }),
      HOST: str({ default: '127.0.0.1' }),
      PORT: port({ default: 4000 }),
      VAR_DIR: str({ default: 'var' }),
      DATABASE_URL: databaseUrl({ default: '' }),
      DEMO: demoSwitch({ default: 'auto' }),
      DEMO_PACE_MS: num({ default: 4_000 }),
      PUBLIC_URL: publicUrl({ default: '' }),
      CORS_ORIGINS: origins({ default: [] }),
      STORAGE_URL: storageUrl({ default: '' }),
      SMTP_URL: smtpUrl({ default: '' }),
      EXCHANGE_RATE_URL: exchangeRateUrl({ default: '' }),
      CAPTCHA: str({ choices: ['on', 'off'], default: 'on' }),
      LOG_LEVEL: str({
        choices: ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
        default: undefined,
      }),
    },
    { reporter: refuseBadVariables },
  );
  const varDir = resolve(env.VAR_DIR);
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.DEMO === 'on')
    throw new Error('Tidebox cannot start:\n  DEMO=on is not possible with NODE_ENV=production');
  if (isProduction && env.CAPTCHA === 'off')
    throw new Error(
      'Tidebox cannot start:\n  CAPTCHA=off is not possible with NODE_ENV=production',
    );
  return {
    env: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    database: env.DATABASE_URL
      ? locateDatabase(env.DATABASE_URL)
      : { engine: 'sqlite', file: resolve(varDir, 'tidebox.sqlite') },
    varDir,
    demo: env.DEMO === 'auto' ? !isProduction : env.DEMO === 'on',
    demoPaceMs: env.DEMO_PACE_MS,
    publicUrl: env.PUBLIC_URL || `http://${env.HOST}:${env.PORT}`,
    corsOrigins: env.CORS_ORIGINS,
    s3: env.STORAGE_URL ? locateBucket(env.STORAGE_URL) : null,
    smtpUrl: env.SMTP_URL || null,
    exchangeRateUrl: env.EXCHANGE_RATE_URL || null,
    isCaptchaRequired: env.CAPTCHA === 'on',
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function refuseBadVariables({ errors }: { errors: Record<string, Error | undefined> }): void {
  const lines = Object.entries(errors).map(([name, error]) => `  ${name}: ${error?.message}`);
  if (lines.length > 0) throw new Error(`Tidebox cannot start:\n${lines.join('\n')}`);
}

/** Where mail is caught while no SMTP server is configured. */
export function mailFolderOf({ varDir }: Config): string {
  return resolve(varDir, 'mail');
}
