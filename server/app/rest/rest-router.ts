import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { wordsOf } from '../../i18n/words-of-refusal';
import { DomainError } from '../../kernel/errors';
import type { Config } from '../../platform/config';
import { InputRefused } from '../../platform/validation/input-refused';
import { AnsweredFile } from '../../platform/http/answered-file';
import type { Endpoint } from '../../platform/http/endpoint';
import { noteFacts } from '../../platform/http/request-facts';
import { snakeCased } from '../../platform/http/snake-cased';
import { Paged } from '../../platform/http/paging';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { contextOf, languageOf } from '../context';
import { answerErrors } from '../http-errors';
import { chargeRequest } from '../charge-request';
import { showData } from './answers';
import { costOfCall, mostOfCall } from './call-cost';
import { mountDocsPage } from './docs-page';
import { endpoints } from './endpoints';
import { envelopeOf, statusOf } from './envelope';
import { IGNORED_FIELDS, ignoredFields } from './ignored-fields';
import { admitUpload, admitUploader } from '../files/read-upload';
import { pageLinks } from './page-links';
import { readCall } from './read-call';
import { sendDocument } from './send-document';
import { sendFile } from './send-file';

/** Mounts `/api/v1`: thin adapters over the use cases, each responding with `{code, message, data}` (EN-05). */
export function mountRest(
  app: Express,
  config: Config,
  services: Services,
  queue: RequestHandler,
): void {
  const router = express.Router();
  const charge = chargeRequest(services);
  router.get('/openapi.json', charge, sendDocument);
  if (config.env !== 'production') mountDocsPage(router, charge);
  router.use(express.json({ limit: '100kb' }));
  const known = [...methodsByRoute()];
  for (const endpoint of inOrder) {
    // A form is read later, because its upload may take long.
    const admit = endpoint.file ? admitUpload : queue;
    router[endpoint.method](routeOf(endpoint), admit, handle(endpoint, config, services));
  }
  for (const [route, methods] of known) router.all(route, charge, refuseMethod(methods));
  router.use(charge, (request, response) => {
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
    // The data may contain a token: it is neither cached nor compressed beside foreign input.
    response.set('cache-control', 'no-store, no-transform');
    noteFacts(response, { api: 'rest', operation: endpoint.operationId, isOwnOperation: true });
    const ignored = ignoredFields(endpoint, request);
    if (ignored.length > 0) response.set(IGNORED_FIELDS, ignored.join(', '));
    const context = await contextOf(request, services, config);
    const most = mostOfCall(endpoint, request);
    await context.budget.spend(most);
    const settle = (answered: unknown) =>
      context.budget.refund(Math.max(0, most - costOfCall(endpoint, request, answered)));
    const answer = await run(endpoint, context, request).catch(async (error: unknown) => {
      await settle(null);
      return namingFields(endpoint, error);
    });
    if (answer instanceof Paged) response.links(pageLinks(request, answer.numbers));
    if (request.headers.authorization === undefined) letCaches(response, endpoint);
    if (answer instanceof AnsweredFile) return sendFile(response, endpoint.mediaType ?? '', answer);
    const data = answer instanceof Paged ? answer.data : answer;
    await settle(data);
    if (isEffectless(endpoint, request)) return void response.type('json').end();
    response.json({ code: 200, message: '', data });
  };
}

/** Throws what a call failed with; a refusal names the fields as this call sends them. */
function namingFields({ sentNames = {} }: Endpoint, error: unknown): never {
  if (!(error instanceof InputRefused)) throw error;
  const problems = Object.entries(error.problems);
  throw new InputRefused(
    Object.fromEntries(problems.map(([path, what]) => [sentNames[path] ?? snakeCased(path), what])),
    error.code === 'BAD_REQUEST' ? error.code : 'VALIDATION_FAILED',
  );
}

/**
 * A response that is the same for everybody may be cached for a while, per language; it has an ETag for
 * revalidation.
 */
function letCaches(response: Response, { cacheSeconds }: Endpoint): void {
  if (cacheSeconds === undefined) return;
  response.set('cache-control', `public, max-age=${cacheSeconds}`);
  response.vary('client-lang, accept-language');
}

async function run(endpoint: Endpoint, context: RequestContext, request: Request) {
  const viewer = endpoint.needsToken ? requireViewer(context) : null;
  if (viewer && endpoint.file) admitUploader(viewer, request.res);
  const call = await readCall(endpoint, request);
  if (isEffectless(endpoint, request)) return null;
  const found = await endpoint.run(context, call);
  return found instanceof AnsweredFile ? found : showData(endpoint, found, context);
}

/** HEAD returns the headers of GET and must change nothing (RFC 9110, 9.3.2): calls with an effect are not run. */
function isEffectless({ hasEffect }: Endpoint, { method }: Request): boolean {
  return method === 'HEAD' && Boolean(hasEffect);
}

/** A path without parameters goes before one that could take its last part for an id. */
const inOrder = [...endpoints].sort(
  (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
);

function methodsByRoute(): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const endpoint of inOrder) {
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
