import type { Request } from 'express';
import type { Endpoint } from '../../platform/http/endpoint';
import type { Shape } from '../../platform/http/shape';

/** The response header that lists parts of the request unknown to its call. */
export const IGNORED_FIELDS = 'Ignored-Fields';

/** Maximum number of names; a client that sends more sees that something is wrong. */
const MOST_NAMED = 20;

/**
 * Returns the parts of a request that its call ignores: parameters of the query by name, fields of the body by
 * path. Names that a header cannot carry are omitted.
 */
export function ignoredFields(endpoint: Endpoint, { query, body }: Request): string[] {
  const known = (endpoint.parameters ?? []).map(({ name }) => name);
  const inQuery = Object.keys(query).filter((name) => !known.includes(name));
  const inBody = endpoint.body ? unknownIn(endpoint.body, body, '') : [];
  return [...new Set([...inQuery, ...inBody])]
    .filter((name) => /^[\w.-]{1,80}$/.test(name))
    .slice(0, MOST_NAMED);
}

function unknownIn({ items, properties }: Shape, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return items ? value.flatMap((one) => unknownIn(items, one, path)) : [];
  if (!properties) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    const shape = properties[name];
    return shape ? unknownIn(shape, inner, at) : [at];
  });
}
