import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { DomainError } from '../../kernel/errors';

/** Returns the text of a persisted document; undefined for an unknown hash. */
export type FindDocument = (hash: string) => string | undefined;

/** Manifest of the built console, and of the build before it, or of the sources in development. */
const manifests = [
  '../../../staff/.vite/persisted-documents.json',
  '../../../staff/.vite/previous-documents.json',
  '../../../client/staff/gql/persisted-documents.json',
].map((file) => join(__dirname, file));

/** Reads the documents of the built console. */
export function readStaffDocuments(): FindDocument {
  const texts = manifests
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    );
  const persisted = new Map(texts);
  return (hash) => persisted.get(hash);
}

/**
 * Puts the text of a persisted document where its hash was sent. No other document is answered, in any environment.
 * @throws DomainError PERSISTED_QUERY_REQUIRED for a text, PERSISTED_QUERY_NOT_FOUND for an unknown hash
 */
export function onlyPersisted(find: FindDocument): RequestHandler {
  return (request, _, next) => {
    const { query, extensions, ...call } = (request.body ?? {}) as Record<string, unknown>;
    if (query !== undefined || request.query['query'] !== undefined)
      throw new DomainError('PERSISTED_QUERY_REQUIRED');
    const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } };
    const hash = persistedQuery?.sha256Hash;
    const text = typeof hash === 'string' ? find(hash) : undefined;
    if (text === undefined) throw new DomainError('PERSISTED_QUERY_NOT_FOUND');
    request.body = { ...call, query: text };
    next();
  };
}
