import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import { factsOf } from '../platform/http/request-facts';
import { describeError } from '../platform/log';
import type { Services } from '../platform/services';

/**
 * Writes one JSON line a request, with its id, operation, shopper or person of the staff and refusal, and counts it.
 * Query strings stay out, because they may hold secrets.
 */
export function requestLog(services: Services): RequestHandler {
  const log = pinoHttp<Request, Response>({
    logger: services.log,
    genReqId: (_, response) => {
      const requestId = randomUUID();
      response.setHeader('x-request-id', requestId);
      return requestId;
    },
    serializers: {
      err: describeError,
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customProps(_, response) {
      const { operation, code, shopper, staff } = factsOf(response);
      return { operation, code, shopper, staff };
    },
  });
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('finish', () => {
      const { api = 'page', operation = 'other', isOwnOperation, code = '' } = factsOf(response);
      services.metrics.answered({
        ...{ api, operation: isOwnOperation ? operation : 'other', code },
        ...{ status: response.statusCode, seconds: (performance.now() - startedAt) / 1_000 },
      });
    });
    log(request, response);
    next();
  };
}
