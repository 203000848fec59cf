import type { Request } from 'express';
import { MAX_PAGE_SIZE } from '../../kernel/page';
import type { Endpoint } from '../../platform/http/endpoint';
import { points } from '../../platform/http/points';
import type { Shape } from '../../platform/http/shape';
import { shapeOfData } from './answers';

/** The same values as for GraphQL, see operation-cost.ts. */
const ASSUMED_ROWS = 10;
const CHANGE_COST = 20;
const BYTES_A_POINT = 10;

/**
 * Returns the highest possible cost of a call, which is reserved while it runs: by the maximum length of its
 * lists (`page_size` where there is one), and no more than an operation of GraphQL.
 */
export function mostOfCall(endpoint: Endpoint, request: Request): number {
  if (endpoint.mediaType) return points.answeredFile;
  const shape = shapeOfData(endpoint);
  const most = costOfSent(endpoint, request) + costOfShape(shape, pageSizeOf(request));
  return Math.min(most, points.operation);
}

/**
 * Returns the cost of a call, in the points of GraphQL: one for each field of the response, 20 more for a
 * mutation, and one for ten bytes of the body; 2,000 for an uploaded file.
 */
export function costOfCall(endpoint: Endpoint, request: Request, answered: unknown): number {
  return costOfSent(endpoint, request) + fieldsIn(answered);
}

function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + fieldsIn(inner), 1);
}

function costOfSent({ file, method }: Endpoint, request: Request): number {
  const change = method === 'get' ? 0 : CHANGE_COST;
  if (file) return change + points.sentFile;
  return change + Math.ceil((Number(request.get('content-length') ?? 0) || 0) / BYTES_A_POINT);
}

/** A page that is refused costs as much as the largest. */
function pageSizeOf({ query }: Request): number {
  const sent = query['page_size'];
  if (sent === undefined) return ASSUMED_ROWS;
  const rows = Number(sent);
  return rows >= 1 && rows <= MAX_PAGE_SIZE ? rows : MAX_PAGE_SIZE;
}

function costOfShape(shape: Shape, pageSize: number): number {
  const { items, properties = {}, maxItems = ASSUMED_ROWS } = shape;
  if (items) return 1 + maxItems * costOfShape(items, pageSize);
  const isPage = 'page_size' in properties;
  const fields = Object.values(properties).map((field) =>
    isPage && field.items
      ? 1 + pageSize * costOfShape(field.items, pageSize)
      : costOfShape(field, pageSize),
  );
  return fields.reduce((sum, cost) => sum + cost, 1);
}
