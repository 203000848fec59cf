import compression from 'compression';
import express, { type Express } from 'express';
import type { Config } from '../platform/config';
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
import { graphQLSchema } from './graphql/schema';
import { mountPaymentWebhook } from './payments/payment-webhook';
import { mountSandboxPage } from './payments/sandbox-page';
import { mountStreams } from './streams/stream-endpoint';
import { plainRequests } from './plain-requests';
import { requestLog } from './request-log';
import { securityHeaders } from './security-headers';
import { mountListingPictures } from './files/listing-pictures-endpoint';
import { mountStoredImages, mountUploads } from './files/uploads-endpoint';
import { chargeRequest } from './charge-request';
import { queueReads, queueRequests } from './queue-requests';

/** The web server of a process, and how it ends. */
export interface HttpApp {
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
  const schema = graphQLSchema();
  const endStreams = mountStreams(app, config, services, schema);
  app.use(compression());
  const queue = queueRequests();
  const stopGraphQL = await mountGraphQL(app, config, services, { schema, queue });
  mountRest(app, config, services, queue);
  mountPaymentWebhook(app, services);
  app.use(chargeRequest(services), queueReads(queue));
  mountSandboxPage(app, services);
  mountUploads(app, config, services);
  mountStoredImages(app, services);
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
