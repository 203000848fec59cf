import { document, faultsAt } from '../openapi-schema';
import type { Call } from './rest-cases';

type Json = Readonly<Record<string, unknown>>;
type Described = Omit<Call, 'method' | 'path'> & {
  readonly responses: Readonly<Record<string, Json>>;
};

const described = document as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

/** Every call of the document. */
export const calls: readonly Call[] = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
    ...{ method, path, requestBody },
    parameters,
  })),
);

/** Returns the places where a response differs from the document; empty if there are none. */
export function faultsInAnswer({ method, path }: Call, status: number, body: unknown): string[] {
  const responses = described.paths[path]?.[method]?.responses ?? {};
  const key = status in responses ? String(status) : 'default';
  const content = responses[key]?.['content'] as Json | undefined;
  if (!content?.['application/json']) return [`status ${status} is not described`];
  const steps = ['paths', path, method, 'responses', key, 'content', 'application/json'];
  return faultsAt([...steps, 'schema'], body);
}

/** The media types of files that a call may return. */
export function mediaTypesOf({ method, path }: Call): string[] {
  const content = described.paths[path]?.[method]?.responses['200']?.['content'];
  return Object.keys(content ?? {}).filter((mediaType) => mediaType !== 'application/json');
}
