import ipaddr from 'ipaddr.js';

/** In 16 bits each: what a household or a server has to itself is a /64 network. */
const NETWORK_PARTS = 4;

/**
 * Returns the key under which rate limits count the client of a request: its IPv4 address, or the /64 network of
 * its IPv6 address. IPv4-mapped IPv6 counts as IPv4. Reads `request.ip`, so the hops or networks of TRUST_PROXY
 * apply. Requests whose connection has gone, or whose proxy sends an invalid address, share one key.
 */
export function clientAddressKey({ ip }: { readonly ip?: string | undefined }): string {
  if (!ip || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

const KEY_OF_64 = /^(.*?[\da-f]{1,4}(?::[\da-f]{1,4}){2}):[\da-f]{1,4}::\/64$/;

/**
 * Returns the key of the /48 network that contains the /64 of a client's key: many customers with one have a
 * whole /48, of 65,536. A prefix before the client in a key stays. Any other key is returned unchanged.
 */
export function networkOf(key: string): string {
  return key.replace(KEY_OF_64, '$1::/48');
}
