import express, { type Express, type Request, type RequestHandler } from 'express';
import { DomainError } from '../../kernel/errors';
import type { Config } from '../../platform/config';
import type { Endpoint } from '../../platform/http/endpoint';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { contextOf, languageOf } from '../context';
import { wordsOf } from '../error-mapping';
import { answerErrors } from '../http-errors';
import { mountDocsPage } from './docs-page';
import { endpoints } from './endpoints';
import { envelopeOf, statusOf } from './envelope';
import { namingFields } from './field-names';
import { admitUpload } from '../files/read-upload';
import { describeEndpoints } from './openapi';
import { readCall } from './read-call';

/** Mounts `/api/v1`: thin adapters over the use cases, each answer `{code, message, data}` (EN-05). */
export function mountRest(app: Express, config: Config, services: Services): void {
  const router = express.Router();
  const description = describeEndpoints();
  router.get('/openapi.json', (_, response) => {
    response.json(description);
  });
  if (config.env !== 'production') mountDocsPage(router);
  router.use(express.json({ limit: '100kb' }));
  const known = [...methodsByRoute()];
  // Express would answer HEAD by running the GET, and some of those have an effect.
  for (const [route, methods] of known) router.head(route, refuseMethod(methods));
  for (const endpoint of endpoints) {
    const admit = endpoint.file ? [admitUpload] : [];
    router[endpoint.method](routeOf(endpoint), ...admit, handle(endpoint, config, services));
  }
  for (const [route, methods] of known) router.all(route, refuseMethod(methods));
  router.use((request, response) => {
    const refusal = wordsOf(new DomainError('NOT_FOUND'), languageOf(request));
    response.status(404).json(envelopeOf(refusal));
  });
  router.use(answerErrors(envelopeOf, statusOf));
  app.use('/api/v1', router);
}

/** `/article/{id}` in the words of Express: `/article/:id`. */
function routeOf({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function handle(endpoint: Endpoint, config: Config, services: Services): RequestHandler {
  return async (request, response) => {
    const context = await contextOf(request, services, config.demo);
    const data = await run(endpoint, context, request).catch(namingFields(endpoint));
    // The data may hold a token: nothing keeps it, and nothing compresses it beside foreign input.
    response.set('cache-control', 'no-store, no-transform').json({ code: 200, message: '', data });
  };
}

async function run(endpoint: Endpoint, context: RequestContext, request: Request) {
  if (endpoint.needsToken) requireViewer(context);
  return endpoint.run(context, await readCall(endpoint, request));
}

function methodsByRoute(): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    const route = routeOf(endpoint);
    routes.set(route, [...(routes.get(route) ?? []), endpoint.method.toUpperCase()]);
  }
  return routes;
}

/** The path is known, but not with the method of the request: HTTP 405. */
function refuseMethod(methods: readonly string[]): RequestHandler {
  const allowed = methods.join(', ');
  return (_, response) => {
    response.set('allow', allowed);
    throw new DomainError('METHOD_NOT_ALLOWED', { allowed });
  };
}
