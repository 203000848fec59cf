import { randomUUID } from 'node:crypto';
import compression from 'compression';
import express, { type Express } from 'express';
import { pinoHttp } from 'pino-http';
import type { Config } from '../platform/config';
import { describeError } from '../platform/log';
import type { Services } from '../platform/services';
import { mountClientFiles } from './page/client-files';
import { mountCrossOrigin } from './cross-origin';
import { mountExport } from './files/export-endpoint';
import { mountGraphQL } from './graphql/graphql-endpoint';
import { mountHealth, type Health } from './health';
import { answerPlainErrors } from './http-errors';
import { mountOutboxPage } from './outbox/outbox-page';
import { findBuiltClient } from './page/built-client';
import { mountPage } from './page/page-endpoint';
import { mountRest } from './rest/rest-router';
import { buildGraphQLSchema } from './graphql/schema';
import { mountPaymentWebhook } from './payments/payment-webhook';
import { mountSandboxPage } from './payments/sandbox-page';
import { securityHeaders } from './security-headers';
import { mountUploads } from './files/uploads-endpoint';

/** The one web server: page, GraphQL, REST, uploads and health on one port. */
export async function createHttpApp(
  config: Config,
  services: Services,
  health: Health,
  client = findBuiltClient(),
): Promise<{ app: Express; stop: () => Promise<void> }> {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  mountHealth(app, services, health);
  app.use(requestLog(services));
  app.use(securityHeaders(config, client?.html ?? ''));
  mountCrossOrigin(app, config);
  app.use(compression());
  const schema = await buildGraphQLSchema();
  const stopGraphQL = await mountGraphQL(app, config, services, schema);
  mountRest(app, config, services);
  mountPaymentWebhook(app, services);
  mountSandboxPage(app, services);
  mountUploads(app, config, services);
  mountExport(app, config, services);
  mountOutboxPage(app, config, services, client?.pages.fonts ?? []);
  if (client) {
    mountClientFiles(app, client);
    mountPage(app, config, services, schema, client);
  }
  app.use(answerPlainErrors);
  return { app, stop: stopGraphQL };
}

/** One JSON line a request, with its id; query strings stay out, because they may hold secrets. */
function requestLog(services: Services) {
  return pinoHttp({
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
  });
}
