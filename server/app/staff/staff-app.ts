import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Config, StaffConsole } from '../../platform/config';
import { openBudget } from '../../platform/http/budget';
import { points } from '../../platform/http/points';
import type { Services } from '../../platform/services';
import type { StaffContext } from '../../staff/staff-context';
import { keepMutationsPlain, localiseErrors } from '../graphql/apollo-plugins';
import { chargeRequest } from '../charge-request';
import { mountStoredImages } from '../files/uploads-endpoint';
import { answerErrors, answerPlainErrors } from '../http-errors';
import { plainRequests } from '../plain-requests';
import { queueReads, queueRequests } from '../queue-requests';
import { requestLog } from '../request-log';
import { onlyPersisted, readStaffDocuments, type FindDocument } from './staff-documents';
import { mountStaffLabels } from './staff-labels';
import { findStaffClient, mountStaffPage, staffHeaders } from './staff-page';
import { refuseForeignRequests, staffContextOf } from './staff-request';
import { staffSchema } from './staff-schema';

/** The staff console's own web server, and how it ends. */
export interface StaffApp {
  readonly app: Express;
  readonly stop: () => Promise<void>;
}

/**
 * The web server of the staff console: page and GraphQL on a port of their own. It shares neither accounts, sessions,
 * cookie, schema nor queue with the shop (SC-01, decision 171).
 */
export async function createStaffApp(
  config: Config & { readonly staff: StaffConsole },
  services: Services,
  findDocument: FindDocument = readStaffDocuments(),
): Promise<StaffApp> {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  const client = findStaffClient();
  app.use(plainRequests, requestLog(services), staffHeaders(client.html, config), compression());
  const queue = queueRequests();
  const graphql = await openStaffGraphQL();
  const { staff, demo: isDemo } = config;
  app.use(
    '/graphql',
    chargeRequest(services),
    refuseForeignRequests(staff),
    express.json({ limit: '100kb' }),
    onlyPersisted(findDocument),
    queue,
    async (request: Request, response: Response, next: NextFunction) => {
      const context = await staffContextOf(request, services, { ...staff, isDemo });
      response.locals['context'] = context;
      context.note({ api: 'staff' });
      await chargeOperation(context);
      next();
    },
    expressMiddleware(graphql, {
      context: ({ res }) => Promise.resolve(res.locals['context'] as StaffContext),
    }),
    answerErrors(({ message, ...extensions }) => ({ errors: [{ message, extensions }] })),
  );
  app.use(chargeRequest(services), queueReads(queue));
  mountStoredImages(app, services);
  mountStaffLabels(app, services, config);
  mountStaffPage(app, client, staff);
  app.use(answerPlainErrors);
  return { app, stop: () => graphql.stop() };
}

async function openStaffGraphQL(): Promise<ApolloServer<StaffContext>> {
  const server = new ApolloServer<StaffContext>({
    schema: staffSchema(),
    introspection: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    plugins: [
      localiseErrors,
      keepMutationsPlain,
      noteOperation,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await server.start();
  return server;
}

/** Charges a person, or the address of whoever is not signed in. @throws DomainError RATE_LIMITED */
function chargeOperation({ services, staff, caller }: StaffContext): Promise<void> {
  const key = staff ? `staff ${staff.id}` : `address ${caller.clientAddress}`;
  return openBudget(services.rateLimits, key).spend(points.staffOperation);
}

/** Every document is one of ours, so its name may be counted. */
const noteOperation: ApolloServerPlugin<StaffContext> = {
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      didResolveOperation({ operationName }) {
        contextValue.note({ operation: operationName ?? 'unnamed', isOwnOperation: true });
        return Promise.resolve();
      },
    }),
};
