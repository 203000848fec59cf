export const MAX_LINK_LENGTH = 2048;
const MAX_HOST_LENGTH = 253;

/**
 * Control, zero-width and direction characters, whose only use here is deception. For a class of a RegExp.
 */
export const invisibleCharacters =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff';
const deceitful = new RegExp(`[${invisibleCharacters}\\\\]`);

/** Query parameters for tracking, which never identify an item. */
const tracking =
  /^(utm_.*|spm|scm|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|srsltid|igshid|mc_[ce]id|_g[al])$/i;

/**
 * Returns the address of a link, with its fragment; null unless it is an http(s) URL of at most 2048
 * characters without user name, backslash or invisible characters.
 */
export function readAddress(link: string): URL | null {
  if (link.length > MAX_LINK_LENGTH || deceitful.test(link) || !/^https?:\/\//i.test(link))
    return null;
  const url = URL.canParse(link) ? new URL(link) : null;
  return !url || url.username || url.password || !isShopHost(url) ? null : url;
}

/**
 * Returns the canonical form of an address: lower-case host, no fragment, no tracking parameters. The rest of
 * the query stays as it is, byte by byte, because some shops use other encodings. Null if that is too long:
 * other scripts written in ASCII make it longer.
 */
export function keptAddress(address: URL): string | null {
  const kept = new URL(address);
  kept.hash = '';
  kept.search = withoutTracking(kept.search);
  return kept.href.length > MAX_LINK_LENGTH ? null : kept.href;
}

/** Returns the host that identifies a shop: without `www.`, with a non-default port. */
export function shopHostOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}

/**
 * Host names have two labels or more, so the remains of a broken link are no shop. Localhost may be the
 * demo's shop.
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
