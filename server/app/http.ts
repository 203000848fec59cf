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
import { mountSiteMap } from './page/site-map';
import { mountRest } from './rest/rest-router';
import { buildGraphQLSchema } from './graphql/schema';
import { mountPaymentWebhook } from './payments/payment-webhook';
import { mountSandboxPage } from './payments/sandbox-page';
import { mountStreams } from './streams/stream-endpoint';
import { plainRequests } from './plain-requests';
import { securityHeaders } from './security-headers';
import { mountListingPictures } from './files/listing-pictures-endpoint';
import { mountUploads } from './files/uploads-endpoint';
import { takeToll } from './toll';
import { readInTurn, takeTurn } from './turns';

interface HttpApp {
  readonly app: Express;
  /** Ends the streams, which would not end by themselves, and opens no more. */
  readonly endStreams: () => void;
  readonly stop: () => Promise<void>;
}

/** The one web server: page, GraphQL, REST, uploads and health on one port. */
export async function createHttpApp(
  config: Config,
  services: Services,
  health: Health,
  client = findBuiltClient(),
  mountMore: (app: Express) => void = () => undefined,
): Promise<HttpApp> {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.use(plainRequests);
  mountHealth(app, services, health);
  app.use(requestLog(services));
  app.use(securityHeaders(config, client?.html ?? ''));
  mountCrossOrigin(app, config);
  const schema = await buildGraphQLSchema();
  const endStreams = mountStreams(app, config, services, schema);
  app.use(compression());
  const inTurn = takeTurn();
  const stopGraphQL = await mountGraphQL(app, config, services, { schema, inTurn });
  mountRest(app, config, services, inTurn);
  mountPaymentWebhook(app, services);
  app.use(takeToll(services), readInTurn(inTurn));
  mountSandboxPage(app, services);
  mountUploads(app, config, services);
  mountListingPictures(app, services);
  mountExport(app, config, services);
  mountOutboxPage(app, config, services, client?.pages.fonts ?? []);
  mountMore(app);
  if (client) {
    mountSiteMap(app, config, services, client);
    mountClientFiles(app, client);
    mountPage(app, config, services, schema, client);
  }
  app.use(answerPlainErrors);
  return { app, endStreams, stop: stopGraphQL };
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
