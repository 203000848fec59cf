import ipaddr from 'ipaddr.js';
import { FetchFailure } from './fetch-failure';

export const MAX_URL_LENGTH = 2048;

/** Tells of a `host:port` whether it is reached although it is not public: the shop of the demo. */
export type IsExempt = (hostAndPort: string) => boolean;

/**
 * Parses an address that may be fetched: http(s) on the usual ports, a name with a dot, without user name. IP
 * addresses are refused in every form, since URLs normalise hexadecimal, octal, decimal and short ones to the
 * dotted one. The addresses behind the name are checked when it is dialled. Throws FetchFailure NOT_PUBLIC.
 */
export function checkedUrl(text: string, isExempt: IsExempt): URL {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) throw new FetchFailure('NOT_PUBLIC');
  const url = new URL(text);
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isPlain || url.href.length > MAX_URL_LENGTH) throw new FetchFailure('NOT_PUBLIC');
  if (!isExempt(hostAndPortOf(url)) && !isPublicName(url)) throw new FetchFailure('NOT_PUBLIC');
  return url;
}

/** `localhost:4000`, with the port that the protocol means where none is written. */
export function hostAndPortOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

function isPublicName({ hostname, port }: URL): boolean {
  return isPublicHost(hostname) && ['', '80', '443'].includes(port);
}

/** Names that lead nowhere on the public internet: RFC 6761, 6762, 7686, 8375, ICANN's `internal`, and what routers use. */
const localNames =
  /\.(?:localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa|onion|invalid)$/;

/** True if the host of a URL is a name that may be public. IP addresses in any notation are not. */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  const isAddress = name.startsWith('[') || ipaddr.isValid(name);
  return name.includes('.') && !isAddress && !localNames.test(name);
}
