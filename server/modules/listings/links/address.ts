export const MAX_LINK_LENGTH = 2048;
const MAX_HOST_LENGTH = 253;

/** Control, zero-width and direction characters: they only serve to deceive. For a class of a RegExp. */
export const invisibleCharacters =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff';
const deceitful = new RegExp(`[${invisibleCharacters}\\\\]`);

/** Query parameters that tell where a visitor came from, never which item is meant. */
const tracking =
  /^(utm_.*|spm|scm|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|srsltid|igshid|mc_[ce]id|_g[al])$/i;

/**
 * Returns the address that a link names, with its fragment; null unless it is an http(s) URL of at
 * most 2048 characters without user name, backslash or invisible characters.
 */
export function readAddress(link: string): URL | null {
  if (link.length > MAX_LINK_LENGTH || deceitful.test(link) || !/^https?:\/\//i.test(link))
    return null;
  const url = URL.canParse(link) ? new URL(link) : null;
  return !url || url.username || url.password || !isShopHost(url) ? null : url;
}

/**
 * Returns the one form in which an address is kept: lower-case host, no fragment, no tracking
 * parameters. The rest of the query stays as it is, byte by byte, because some shops write it in
 * other encodings. Null where that is too long: other scripts written in ASCII make it longer.
 */
export function keptAddress(address: URL): string | null {
  const kept = new URL(address);
  kept.hash = '';
  kept.search = withoutTracking(kept.search);
  return kept.href.length > MAX_LINK_LENGTH ? null : kept.href;
}

/** The host that names a shop: without `www.`, with a port other than the usual one. */
export function shopHostOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}

/**
 * Names have two labels or more: what is left of a link that was broken apart is no shop. This machine
 * may be one, that of the demo.
 */
function isShopHost({ host, hostname }: URL): boolean {
  const isName = /^(?:(?:[\w-]+\.)+[\w-]*|localhost|\[[\da-f:.]+\])$/.test(hostname);
  return isName && host.length <= MAX_HOST_LENGTH;
}

function withoutTracking(search: string): string {
  const parameters = search.slice(1).split('&');
  const kept = parameters.filter((parameter) => !tracking.test(nameOf(parameter))).join('&');
  return kept && `?${kept}`;
}

function nameOf(parameter: string): string {
  return parameter.split('=', 1)[0] ?? '';
}
