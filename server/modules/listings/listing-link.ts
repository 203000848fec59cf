import { DomainError } from '../../kernel/errors';

/** Where an item is sold, in the one form in which we keep it. */
export interface ListingLink {
  readonly url: string;
  /** Host of the shop without `www.`, with a port other than the usual one. */
  readonly shop: string;
}

export const MAX_LINK_LENGTH = 2048;
const MAX_HOST_LENGTH = 253;

/** Control, zero-width and direction characters and the backslash: they only serve to deceive. */
const deceitful =
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\\]/;

/** Query parameters that tell where a visitor came from, never which item is meant. */
const tracking =
  /^(utm_.*|spm|scm|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_[ce]id|_ga)$/i;

/**
 * Brings a pasted link into its one form: lower-case host, no fragment, no tracking parameters; the
 * rest of the query stays as it is, byte by byte, because some shops write it in other encodings.
 * @throws DomainError LINK_REFUSED unless it is an http(s) URL of at most 2048 characters without
 * user name, backslash or invisible characters.
 */
export function parseListingLink(pasted: string): ListingLink {
  const link = pasted.trim();
  if (link.length > MAX_LINK_LENGTH || deceitful.test(link) || !/^https?:\/\//i.test(link))
    throw refusal();
  const url = parseUrl(link);
  if (url.username || url.password || url.host.length > MAX_HOST_LENGTH) throw refusal();

  url.hash = '';
  url.search = withoutTracking(url.search);
  // Writing other scripts in ASCII makes a link longer.
  if (url.href.length > MAX_LINK_LENGTH) throw refusal();
  return { url: url.href, shop: url.host.replace(/^www\./, '') };
}

function withoutTracking(search: string): string {
  const parameters = search.replace(/^\?/, '').split('&');
  return parameters.filter((parameter) => !tracking.test(nameOf(parameter))).join('&');
}

function nameOf(parameter: string): string {
  return parameter.split('=', 1)[0] ?? '';
}

function parseUrl(link: string): URL {
  if (!URL.canParse(link)) throw refusal();
  return new URL(link);
}

function refusal(): DomainError {
  return new DomainError('LINK_REFUSED');
}
