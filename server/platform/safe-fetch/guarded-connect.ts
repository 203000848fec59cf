import { lookup, Resolver } from 'node:dns/promises';
import { buildConnector } from 'undici';
import type { IsExempt } from './checked-url';
import { FetchFailure } from './fetch-failure';
import { isPublicAddress } from './public-address';

/** Returns all addresses of a name. Throws where it has none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

/** Opens a connection to an address; `servername` is the name for which it was resolved. */
export type Dial = buildConnector.connector;

const DIAL_TIMEOUT_MS = 4_000;

/** Asks name servers by a resolver of its own: a slow one must not hold the threads that files and hashes need. */
export const resolvePublicName: ResolveName = async (name) => {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** Names of our own machine are in its hosts file. */
const resolveOwnName: ResolveName = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

export const dialByNetwork: Dial = buildConnector({ timeout: DIAL_TIMEOUT_MS });

/**
 * Returns what undici connects with: it resolves the name itself, refuses where any of its addresses
 * is not public, and dials exactly the address that was checked, so that a name that changes its mind
 * in between gains nothing. Host header and TLS keep the name.
 */
export function guardedConnect(isExempt: IsExempt, resolve: ResolveName, dial: Dial): Dial {
  return (options, callback) => {
    const name = options.hostname;
    const port = options.port || (options.protocol === 'https:' ? '443' : '80');
    const isOwn = isExempt(`${name}:${port}`);
    addressOf(name, isOwn, isOwn ? resolveOwnName : resolve).then(
      (address) =>
        dial({ ...options, hostname: address, servername: options.servername || name }, callback),
      (error: Error) => callback(error, null),
    );
  };
}

async function addressOf(name: string, isOwn: boolean, resolve: ResolveName): Promise<string> {
  const addresses = await resolve(name.replace(/\.$/, ''));
  const [first] = [...addresses].sort((one, other) => familyOf(one) - familyOf(other));
  if (first === undefined) throw new FetchFailure('UNREACHABLE');
  if (!isOwn && !addresses.every(isPublicAddress)) throw new FetchFailure('NOT_PUBLIC');
  return first;
}

/** Not every network that reaches IPv4 reaches IPv6. */
function familyOf(address: string): number {
  return address.includes(':') ? 6 : 4;
}
