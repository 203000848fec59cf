import { keptAddress, readAddress, shopHostOf } from './address';
import { isAgentLink, unwrapAgentLink } from './agents';
import { findBareLinks, findLinks, findPlainLinks } from './find-links';
import type { LinkRefusal, PastedLink } from './pasted-link';
import { titleBeside } from './share-title';
import { isShopAddress, isShortLink, itemAt } from './shop-table';

/** Shared texts are a few hundred characters; a link alone may have 2048. */
export const MAX_PASTED_LENGTH = 4096;
const MAX_WRAPPINGS = 2;

/**
 * Finds the item in a pasted text, without network access: a link, the text that an app shares around one, or
 * the link of a purchasing agent, which is unwrapped twice at most. Of several links the first item counts,
 * else the first that has to be resolved, else the first. Never throws.
 */
export function readPasted(text: string): PastedLink {
  if (text.length > MAX_PASTED_LENGTH) return refused('NOT_ALLOWED');
  const found = findLinks(text);
  const links = found.length > 0 ? found : knownLinks(text);
  const title = links.length > 0 ? titleBeside(text) : '';
  const readings = links.map((link) => readLink(link, title, 0));
  return (
    knownOf(readings) ??
    knownOf(findPlainLinks(text).map((link) => readLink(link, titleBeside(text), 0))) ??
    readings[0] ??
    refused('NO_LINK')
  );
}

/** Returns the first item, or the first link that may lead to one. */
function knownOf(readings: readonly PastedLink[]): PastedLink | undefined {
  const ofKind = (wanted: PastedLink['kind']) => readings.find(({ kind }) => kind === wanted);
  return ofKind('item') ?? ofKind('short');
}

/** Without `https://` only known hosts can be distinguished from other words with dots. */
function knownLinks(text: string): string[] {
  return findBareLinks(text).filter((link) => {
    const address = readAddress(link);
    return address && [isShopAddress, isShortLink, isAgentLink].some((knows) => knows(address));
  });
}

function readLink(link: string, title: string, wrappings: number): PastedLink {
  const address = readAddress(link);
  const url = address && keptAddress(address);
  if (!url) return refused('NOT_ALLOWED');
  const item = itemAt(address);
  if (item) return { kind: 'item', ...item, title };
  if (isShortLink(address)) return { kind: 'short', url, title };
  if (isAgentLink(address)) return readWrapped(address, title, wrappings);
  if (isShopAddress(address)) return refused('NO_ITEM');
  return { kind: 'page', host: shopHostOf(address), url, title };
}

function readWrapped(agentLink: URL, title: string, wrappings: number): PastedLink {
  const wrapped = unwrapAgentLink(agentLink);
  if (wrapped === null) return refused('NO_ITEM');
  if (wrappings === MAX_WRAPPINGS) return refused('NESTED_TOO_DEEP');
  return readLink(wrapped, title, wrappings + 1);
}

function refused(reason: LinkRefusal): PastedLink {
  return { kind: 'refused', reason };
}
