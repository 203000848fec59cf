import type { Request } from 'express';
import { DomainError } from '../../kernel/errors';
import { InputRefused } from '../../platform/validation/input-refused';
import type { Endpoint, RestCall } from '../../platform/http/endpoint';
import { wrongTypesIn, type WrongType } from '../../platform/http/wrong-types';
import { readUpload } from '../files/read-upload';

/**
 * The values that a request carries for an endpoint, each of the type that the endpoint declares: nothing is
 * converted, texts stay texts. Unknown parts are ignored, and listed by `ignoredFields`.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE if a body is not JSON; BAD_REQUEST naming the fields of a wrong
 * type; that of a refused file
 */
export async function readCall(endpoint: Endpoint, request: Request): Promise<RestCall> {
  if (endpoint.body) requireJson(request);
  const body = (request.body ?? {}) as RestCall['body'];
  const sent = queryParametersOf(endpoint, request);
  const wrong = [...wrongInQuery(sent), ...wrongInBody(endpoint, body)];
  if (wrong.length > 0)
    throw new InputRefused(
      Object.fromEntries(wrong.map(([path, key]) => [path, { key, params: {} }])),
      'BAD_REQUEST',
    );
  const file = endpoint.file && (await readUpload(request, endpoint.file.tooLarge));
  const query = Object.fromEntries(sent) as RestCall['query'];
  const params = request.params as RestCall['params'];
  return { params, query, body: { ...body, ...keyInHeader(endpoint, request) }, file };
}

/** Without a body there is nothing to refuse: a call may have its values in the query instead. */
function requireJson(request: Request): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  const hasBody = length !== '0' || encoding !== undefined;
  if (hasBody && !request.is('application/json')) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
}

/** The key in the header, as it is or in the quotes of a structured field, goes before one in the body. */
function keyInHeader({ takesKey }: Endpoint, request: Request): RestCall['body'] {
  const key = takesKey && request.get('idempotency-key');
  return key ? { idempotency_key: key.replace(/^"(.*)"$/, '$1') } : {};
}

type SentValue = readonly [name: string, value: unknown];

function queryParametersOf({ parameters = [] }: Endpoint, { query }: Request): SentValue[] {
  return parameters
    .filter(({ in: place }) => place === 'query')
    .map(({ name }) => [name, query[name]]);
}

/** A query string holds texts; one given twice is a list, one with brackets an object. */
function wrongInQuery(sent: readonly SentValue[]): WrongType[] {
  return sent
    .filter(([, value]) => value !== undefined && typeof value !== 'string')
    .map(([name]) => [name, 'wrongType']);
}

function wrongInBody({ body: shape }: Endpoint, body: RestCall['body']): WrongType[] {
  return shape ? wrongTypesIn(shape, body, '').map(([path, key]) => [path || 'body', key]) : [];
}
