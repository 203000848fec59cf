import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { DomainError } from '../../kernel/errors';
import type { Config } from '../../platform/config';
import { originOf } from '../context';

/**
 * Manifest of the built client, which also contains that of the previous build, or of the sources in
 * development.
 */
const manifests = [
  '.vite/persisted-documents.json',
  '.vite/previous-documents.json',
  'gql/persisted-documents.json',
].map((file) => join(__dirname, '../../../client', file));

/** Hash → text of each operation of the storefront. */
function readManifests(): ReadonlyMap<string, string> {
  const texts = manifests
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Map(texts.flatMap((manifest) => Object.entries(manifest)));
}

const persisted = readManifests();
const persistedTexts = new Set(persisted.values());

/** True if a document belongs to the storefront. */
export function isPersisted(text: string | undefined): boolean {
  return text !== undefined && persistedTexts.has(text);
}

/**
 * Puts the text of a persisted document where its hash was sent instead, so that whatever follows reads
 * documents alike; where both were sent, the text counts. Where configured, refuses texts of pages of our own
 * origin. Throws DomainError PERSISTED_QUERY_NOT_FOUND, PERSISTED_QUERY_REQUIRED.
 */
export function findPersisted(config: Config): RequestHandler {
  return (request, _, next) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const { persistedQuery, ...extensions } = objectIn(body['extensions']);
    const hasText = isText(body['query']) || isText(request.query['query']);
    if (hasText && config.persistedDocuments === 'only' && isFromOwnPage(request, config))
      throw new DomainError('PERSISTED_QUERY_REQUIRED');
    if (persistedQuery) {
      const { sha256Hash } = objectIn(persistedQuery);
      const found = typeof sha256Hash === 'string' ? persisted.get(sha256Hash) : undefined;
      const query = hasText ? body['query'] : found;
      if (query === undefined) throw new DomainError('PERSISTED_QUERY_NOT_FOUND');
      request.body = { ...body, query, extensions };
    }
    next();
  };
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const isText = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * True if a page of our own origin sent the request. Browsers send a header that no script can set; over plain
 * HTTP they omit it, and send only the page's origin. Programs send neither.
 */
function isFromOwnPage(request: Request, config: Config): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  return request.get('origin') === new URL(originOf(request, config)).origin;
}
