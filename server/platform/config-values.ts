import ipaddr from 'ipaddr.js';
import { isEmail } from 'class-validator';
import { makeValidator } from 'envalid';
import type { RemittancePayee } from '../kernel/remittance-payee';

/** The value of SMTP_URL that says: mail is caught, and that is what is wanted. */
export const CATCH_MAIL = 'catch';

export const databaseUrl = makeValidator<string>((input) => {
  if (input === '' || /^sqlite:.+/.test(input) || /^(mysql|mariadb):\/\/[^/]+\/[^/?]+/.test(input))
    return input;
  throw new Error('expected sqlite:PATH or mysql://USER:PASSWORD@HOST:PORT/NAME');
});

export const smtpUrl = makeValidator<string>((input) => {
  if (input === '' || input === CATCH_MAIL || /^smtps?:\/\/[^/]+/.test(input)) return input;
  throw new Error(`expected smtp://USER:PASSWORD@HOST:PORT, smtps://… or ${CATCH_MAIL}`);
});

export const redisUrl = makeValidator<string>((input) => {
  if (input === '' || /^rediss?:\/\/[^/]+(\/\d+)?$/.test(input)) return input;
  throw new Error('expected redis://HOST:PORT, redis://USER:PASSWORD@HOST:PORT/0 or rediss://…');
});

export const emailAddress = makeValidator<string>((input) => {
  if (input === '' || isEmail(input)) return input;
  throw new Error('expected an email address like name@example.com');
});

export const ageRecipient = makeValidator<string>((input) => {
  if (input === '' || /^age1[a-z0-9]{58}$/.test(input)) return input;
  throw new Error('expected a public key of age, age1…, and not the secret one');
});

export const storageUrl = makeValidator<string>((input) => {
  if (input === '' || /^s3:\/\/[^:/@]+:[^/@]+@[^/@]+\/[^/?]+(\?.*)?$/.test(input)) return input;
  throw new Error('expected s3://KEY:SECRET@HOST:PORT/BUCKET?region=…');
});

export const publicUrl = makeValidator<string>((input) => {
  if (input === '' || /^https?:\/\/[^/\s?#@]+$/.test(input)) return input;
  throw new Error('expected http://HOST:PORT or https://HOST, without a path');
});

export const remittancePayee = makeValidator<RemittancePayee>((input) => {
  const [firstName, lastName, city, country] = input.split(',').map((part) => part.trim());
  if (firstName && lastName && city && /^[A-Z]{2}$/.test(country ?? ''))
    return { firstName, lastName, city, country: country! };
  throw new Error('expected FIRST NAME,LAST NAME,CITY,COUNTRY CODE, e.g. Wei,Chen,Shenzhen,CN');
});

export const exchangeRateUrl = makeValidator<string>((input) => {
  if (input === '' || (/^https?:/.test(input) && URL.canParse(input))) return input;
  throw new Error('expected the http(s) address of a list of rates');
});

/** Paths are put behind it. */
export const itemProviderUrl = makeValidator<string>((input) => {
  if (input === '' || (/^https?:\/\/[^\s?#@]+$/.test(input) && URL.canParse(input)))
    return input.replace(/(?<!\/)\/+$/, '');
  throw new Error('expected the http(s) address of an item provider, without a query');
});

export const origins = makeValidator<readonly string[]>((input) => {
  const listed = input.split(',').map((origin) => origin.trim());
  const named = listed.filter((origin) => origin !== '');
  if (named.every(isOrigin)) return named;
  throw new Error('expected origins like https://app.example.com, separated by commas');
});

/** Origins as browsers send them: scheme, host and port, in lower case. */
function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

export const demoSwitch = makeValidator<'on' | 'off' | 'auto'>((input) => {
  if (input === 'on' || input === 'off' || input === 'auto') return input;
  throw new Error('expected on, off or auto');
});

/** Proxies between the client and us: how many, or in which networks. False: none. */
export type TrustedProxies = number | readonly string[] | false;

/** Names that Express knows for private networks. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

export const trustedProxies = makeValidator<TrustedProxies>((input) => {
  if (input === '' || input === '0') return false;
  if (/^[1-9]$/.test(input)) return Number(input);
  const networks = input.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw new Error(
    'expected the number of proxies before us (1 to 9), or their addresses or networks ' +
      `(10.0.0.0/8, ${networkNames.join(', ')}), separated by commas`,
  );
});

function isNetwork(value: string): boolean {
  // "10" alone is an address to the library, and a mistyped number of hops to us.
  const isAddress = /[.:]/.test(value) && (ipaddr.isValid(value) || ipaddr.isValidCIDR(value));
  return isAddress || networkNames.includes(value);
}
