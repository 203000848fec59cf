import { resolve } from 'node:path';
import { locateDatabase, readConfig } from './config';

/** The smallest environment that production accepts. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tidebox.example',
  SMTP_URL: 'smtp://mail:1025',
};

describe('The configuration', () => {
  it('needs nothing: one server for this machine, with the embedded database and the demo', () => {
    expect(readConfig({})).toMatchObject({
      env: 'development',
      host: '127.0.0.1',
      port: 4000,
      database: { engine: 'sqlite', file: resolve('var/tidebox.sqlite') },
      varDir: resolve('var'),
      demo: true,
      publicUrl: 'http://127.0.0.1:4000',
      smtpUrl: null,
      exchangeRateUrl: null,
      itemProvider: null,
      isCaptchaRequired: true,
    });
  });

  it('names who reads the shops that publish nothing to guests, with a key or without', () => {
    const ITEM_PROVIDER_URL = 'http://provider.internal:8080/v1/';
    const url = 'http://provider.internal:8080/v1';
    expect(readConfig({ ITEM_PROVIDER_URL }).itemProvider).toEqual({ url, key: null });
    expect(readConfig({ ITEM_PROVIDER_URL, ITEM_PROVIDER_KEY: 's3cret' }).itemProvider).toEqual({
      url,
      key: 's3cret',
    });
  });

  it('refuses a variable that is misspelt, and leaves those of other programs alone', () => {
    expect(() => readConfig({ DATABSE_URL: 'mysql://db/tidebox' })).toThrow(
      'DATABSE_URL is not known; is DATABASE_URL meant?',
    );
    expect(() => readConfig({ REDIS_URI: 'redis://cache' })).toThrow('is REDIS_URL meant?');
    readConfig({
      REDIS_URI: 'redis://other',
      REDIS_URL: 'redis://ours',
      HOSTNAME: 'web-1',
      PORTS: '1',
    });
  });

  it('names the origins whose pages may call us', () => {
    expect(readConfig({}).corsOrigins).toEqual([]);
    const CORS_ORIGINS = 'https://app.example.com, http://localhost:5173';
    expect(readConfig({ CORS_ORIGINS }).corsOrigins).toEqual([
      'https://app.example.com',
      'http://localhost:5173',
    ]);
  });

  it('keeps everything under VAR_DIR', () => {
    const { varDir, database } = readConfig({ VAR_DIR: '/srv/tidebox' });
    expect(varDir).toBe('/srv/tidebox');
    expect(database).toEqual({ engine: 'sqlite', file: '/srv/tidebox/tidebox.sqlite' });
  });

  it.each([
    ['sqlite:/data/shop.sqlite', { engine: 'sqlite', file: '/data/shop.sqlite' }],
    ['sqlite:shop.sqlite', { engine: 'sqlite', file: resolve('shop.sqlite') }],
    ['mysql://u:p@db:3306/shop', { engine: 'mysql', url: 'mysql://u:p@db:3306/shop' }],
    ['mariadb://u:p@db/shop', { engine: 'mysql', url: 'mysql://u:p@db/shop' }],
  ])('finds the database of %s', (url, expected) => {
    expect(locateDatabase(url)).toEqual(expected);
    expect(readConfig({ DATABASE_URL: url }).database).toEqual(expected);
  });

  it.each([
    [production, false],
    [{ ...production, DEMO: 'off' }, false],
    [{ NODE_ENV: 'development', DEMO: 'off' }, false],
    [{ NODE_ENV: 'development', DEMO: 'on' }, true],
    [{ NODE_ENV: 'test' }, true],
  ])('with %p has the demo: %p', (environment, demo) => {
    expect(readConfig(environment).demo).toBe(demo);
  });
});

it.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['2001:db8::/32,loopback', ['2001:db8::/32', 'loopback']],
])('TRUST_PROXY=%s names the proxies %j', (TRUST_PROXY, proxies) => {
  expect(readConfig({ TRUST_PROXY }).trustedProxies).toEqual(proxies);
});

describe('The configuration refuses', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ DATABASE_URL: 'postgres://u@db/shop' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'sqlite:' }, 'DATABASE_URL'],
    [{ DEMO: 'maybe' }, 'DEMO'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ CAPTCHA: 'maybe' }, 'CAPTCHA'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'null' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://app.example.com/' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://app.example.com,app.example.org' }, 'CORS_ORIGINS'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ EXCHANGE_RATE_URL: 'rates.example' }, 'EXCHANGE_RATE_URL'],
    [{ ITEM_PROVIDER_URL: 'provider.example' }, 'ITEM_PROVIDER_URL'],
    [{ ITEM_PROVIDER_URL: 'https://provider.example/?key=1' }, 'ITEM_PROVIDER_URL'],
    [{ ITEM_PROVIDER_URL: 'https://user:secret@provider.example' }, 'ITEM_PROVIDER_URL'],
    [{ OPERATOR_EMAIL: 'the operator' }, 'OPERATOR_EMAIL'],
    [{ STRIPE_API_URL: 'pay.example' }, 'STRIPE_API_URL'],
    [{ REMITTANCE_PAYEE: 'Wei,Chen,Shenzhen' }, 'REMITTANCE_PAYEE'],
    [{ REMITTANCE_PAYEE: 'Wei,Chen,Shenzhen,China' }, 'REMITTANCE_PAYEE'],
    [{ PUBLIC_URL: 'tidebox.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://tidebox.example/shop' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1,proxy.example' }, 'TRUST_PROXY'],
  ])('%p, naming the variable', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`cannot start:\n  ${name}: `));
  });

  it('the demo in production', () => {
    expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow(
      'DEMO=on is not possible with NODE_ENV=production',
    );
  });

  it.each([{ STRIPE_SECRET_KEY: 'sk_1' }, { STRIPE_WEBHOOK_SECRET: 'whsec_1' }])(
    'half of a Stripe account, which would take money and never learn of it: %p',
    (environment) => {
      expect(() => readConfig(environment)).toThrow('are set together, or neither');
    },
  );

  it('a key of an item provider that has no address', () => {
    expect(() => readConfig({ ITEM_PROVIDER_KEY: 's3cret' })).toThrow('without ITEM_PROVIDER_URL');
  });

  it('registering without a captcha in production; elsewhere that is possible', () => {
    expect(() => readConfig({ ...production, CAPTCHA: 'off' })).toThrow(
      'CAPTCHA=off is not possible with NODE_ENV=production',
    );
    expect(readConfig(production).isCaptchaRequired).toBe(true);
    expect(readConfig({ NODE_ENV: 'test', CAPTCHA: 'off' }).isCaptchaRequired).toBe(false);
  });

  it('production without the address that emails link to', () => {
    const { PUBLIC_URL, ...others } = production;
    expect(() => readConfig(others)).toThrow('PUBLIC_URL is required with NODE_ENV=production');
    expect(readConfig({ ...others, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  });

  it('production where nobody said what becomes of mail', () => {
    const { SMTP_URL, ...others } = production;
    expect(() => readConfig(others)).toThrow('SMTP_URL is required with NODE_ENV=production');
    expect(readConfig({ ...others, SMTP_URL }).smtpUrl).toBe(SMTP_URL);
    expect(readConfig({ ...others, SMTP_URL: 'catch' }).smtpUrl).toBeNull();
  });

  it('all that production lacks at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: 'on' })).toThrow(
      /DEMO=on .*\n {2}PUBLIC_URL .*\n {2}SMTP_URL /,
    );
  });

  it('all bad variables at once, so that they are mended in one go', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'maybe' })).toThrow(/PORT: .*\n {2}DEMO: /);
  });
});
