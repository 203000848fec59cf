import { checkedUrl, type IsExempt } from '../safe-fetch/checked-url';
import { Deadline } from '../safe-fetch/deadline';
import { FetchFailure } from '../safe-fetch/fetch-failure';
import type { Fetched } from '../safe-fetch/safe-fetch';
import { decodePage } from './charset';
import type { PoliteFetch } from './polite-fetch';
import { elementsIn, parsePage, scriptOf } from './published/html-tree';
import type { LinkFollower } from './reading';

const MAX_HOPS = 5;
const DEADLINE_MS = 8_000;

const shortPage = {
  mediaTypes: /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i,
  accept: 'text/html,application/xhtml+xml',
  maxBytes: 512 * 1_024,
  asksRobots: false,
  staysHere: true,
};

type IsThere = (address: string) => boolean;

/** Follows redirects, `<meta http-equiv="refresh">`, and the scripts of pages that say where they lead. */
export function linkFollower(fetchPolitely: PoliteFetch, isExempt: IsExempt): LinkFollower {
  async function hop(start: string, isThere: IsThere): Promise<string | null> {
    let at = start;
    for (let hops = 0; hops < MAX_HOPS; hops++) {
      const next = await nextOf(at, hostOf(at) === hostOf(start));
      if (next === null) return at === start ? null : at;
      at = checkedUrl(next, isExempt).href;
      if (isThere(at)) return at;
    }
    return null;
  }

  /** Returns the target that an address redirects to; null at the end of the chain. */
  async function nextOf(address: string, isShort: boolean): Promise<string | null> {
    try {
      const fetched = await fetchPolitely(address, shortPage);
      return fetched.location?.href ?? targetInPage(fetched, isShort);
    } catch (error) {
      // The address responds, though not with a page for us.
      if (error instanceof FetchFailure && error.answer) return null;
      throw error;
    }
  }

  return {
    async follow(url, isThere = (address) => hostOf(address) !== hostOf(url)) {
      const deadline = new Deadline(DEADLINE_MS);
      try {
        return await deadline.before(hop(url, isThere));
      } catch (error) {
        if (error instanceof FetchFailure) return null;
        throw error;
      } finally {
        deadline.end();
      }
    },
  };
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/** Scripts count on pages of the short link's own host alone: other pages have variables of that name too. */
function targetInPage({ url, body, contentType }: Fetched, isShort: boolean): string | null {
  const page = parsePage(decodePage(body, contentType));
  for (const element of elementsIn(page)) {
    const { name, attribs } = element;
    const isRefresh = name === 'meta' && /^refresh$/i.test(attribs['http-equiv'] ?? '');
    const refresh = isRefresh ? /url\s*=\s*['"]?([^'"]+)/i.exec(attribs['content'] ?? '') : null;
    const script = isShort && name === 'script' ? targetInScript(scriptOf(element)) : null;
    const target = refresh?.[1]?.trim() ?? script;
    if (target && URL.canParse(target, url.href)) return new URL(target, url).href;
  }
  return null;
}

/** Knows `var url = '…'`, `location.href = '…'` and `location.replace('…')`. */
function targetInScript(script: string): string | null {
  const assigned =
    /(?:\b(?:var|let|const)\s+\w*url\s*=|\blocation(?:\.href)?\s*=|\blocation\.(?:replace|assign)\s*\()\s*(['"])(https?:(?:\\?\/){2}[^'"\s]{1,2048})\1/i;
  const target = assigned.exec(script)?.[2];
  return target ? unescaped(target) : null;
}

/** A text of JavaScript within HTML: `\/`, `\u0026`, `\x26` and `&amp;`. */
function unescaped(text: string): string {
  return text
    .replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, long: string, short: string) =>
      String.fromCharCode(parseInt(long ?? short, 16)),
    )
    .replace(/\\(.)/g, '$1')
    .replace(/&amp;/g, '&');
}
