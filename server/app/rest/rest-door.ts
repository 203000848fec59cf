import express, { type Express, type Request, type RequestHandler } from 'express';
import { DomainError, type ErrorCode } from '../../kernel/errors';
import type { Config } from '../../platform/config';
import type { Endpoint } from '../../platform/http/endpoint';
import { requireViewer } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { contextOf, languageOf } from '../context';
import { wordsOf, type Refusal } from '../error-seam';
import { answerErrors } from '../http-errors';
import { endpoints } from './endpoints';
import { describeEndpoints } from './openapi';

/** The numeric code of the envelope; a refusal of the business that is not listed is 400. */
const codes: Partial<Record<ErrorCode, number>> = {
  PLEASE_LOGIN: 401,
  NOT_FOUND: 404,
  REQUEST_TOO_LARGE: 413,
  VALIDATION_FAILED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  BUSY: 503,
};

function envelopeOf({ code, message, fields }: Refusal) {
  return { code: codes[code] ?? 400, message, data: fields ? { fields } : null };
}

/** A refusal of the business is HTTP 200 with a code in the body; these show in the status too. */
const shownStatuses: readonly ErrorCode[] = [
  'PLEASE_LOGIN',
  'REQUEST_TOO_LARGE',
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'BUSY',
];

function statusOf(code: ErrorCode): number {
  return shownStatuses.includes(code) ? (codes[code] ?? 400) : 200;
}

/** Mounts `/api/v1`: thin adapters over the use cases, each answer `{code, message, data}` (EN-05). */
export function mountRest(app: Express, config: Config, services: Services): void {
  const router = express.Router();
  router.use(express.json({ limit: '100kb' }));
  router.get('/openapi.json', (_, response) => {
    response.json(describeEndpoints(endpoints));
  });
  for (const endpoint of endpoints)
    router[endpoint.method](
      endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handle(endpoint, config, services),
    );
  router.use((request, response) => {
    const refusal = wordsOf(new DomainError('NOT_FOUND'), languageOf(request));
    response.status(404).json(envelopeOf(refusal));
  });
  router.use(answerErrors(envelopeOf, statusOf));
  app.use('/api/v1', router);
}

function handle(endpoint: Endpoint, config: Config, services: Services): RequestHandler {
  return async (request, response) => {
    const context = await contextOf(request, services, config.demo);
    if (endpoint.needsToken) requireViewer(context);
    const data = await endpoint.run(context, callOf(request));
    // The data may hold a token: nothing keeps it, and nothing compresses it beside foreign input.
    response.set('cache-control', 'no-store, no-transform').json({ code: 200, message: '', data });
  };
}

/** A body that is no object is taken for an empty one: the rules then say what is missing. */
function callOf({ params, query, body }: Request) {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return {
    params: params as Record<string, string>,
    query,
    body: isObject ? (body as Record<string, unknown>) : {},
  };
}
