import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** Azure's host serves its machines under this address, which looks like any public one. */
const CLOUD_HOST = '168.63.129.16';

/** The part of IPv6 allocated for public use; the rest embeds IPv4 or is reserved. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');
/** Parts of it that are not: protocol assignments (with Teredo), documentation, 6to4. */
const NOT_GLOBAL = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((block) =>
  ipaddr.parseCIDR(block),
);

/** True if an IP address is unicast on the public internet, and embeds no other address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  return address.kind() === 'ipv4' ? isPublicIPv4(address as IPv4) : isPublicIPv6(address as IPv6);
}

function isPublicIPv4(address: IPv4): boolean {
  return address.range() === 'unicast' && address.toString() !== CLOUD_HOST;
}

/** A zone (`fe80::1%eth0`) is a way to say which network of our own is meant. */
function isPublicIPv6(address: IPv6): boolean {
  return (
    address.match(GLOBAL) &&
    !NOT_GLOBAL.some((block) => address.match(block)) &&
    address.range() === 'unicast' &&
    address.zoneId === undefined &&
    !isIsatap(address)
  );
}

/** ISATAP writes an IPv4 address behind `0:5efe` or `200:5efe`. */
function isIsatap({ parts }: IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}
