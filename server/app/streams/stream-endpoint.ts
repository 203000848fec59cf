import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type Response,
} from 'express';
import { GraphQLError, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import type { OperationContext } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/express';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { findViewerAgain } from '../../modules/accounts/public';
import type { Config } from '../../platform/config';
import { openBudget } from '../../platform/http/budget';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { contextOf } from '../context';
import { presentGraphQLError } from '../error-mapping';
import type { DueChange, StreamContext } from '../graphql/change-subscription';
import { findPersisted } from '../graphql/persisted-documents';
import { answerGraphQLErrors } from '../http-errors';
import { chargeRequest } from '../charge-request';
import type { ChangeQueue } from './change-queue';
import { openStreams } from './open-streams';
import { readSubscription } from './read-subscription';

export const STREAM_PATH = '/graphql/stream';
const EVENT_STREAM = 'text/event-stream';

interface Locals {
  context: RequestContext;
  subscription: ExecutionArgs & { contextValue: OperationContext };
}

/**
 * `POST /graphql/stream`: one subscription as Server-Sent Events, authenticated by the Authorization
 * header as every call. Mounted before the compression, which would keep events back until it has
 * enough of them. Returns how to end all streams.
 */
export function mountStreams(
  app: Express,
  config: Config,
  services: Services,
  schema: GraphQLSchema,
): () => void {
  const streams = openStreams(services);
  const send = eventSender();
  app.post(
    STREAM_PATH,
    chargeRequest(services),
    express.json({ limit: '100kb' }),
    findPersisted(config),
    async (request: Request, response: Response<unknown, Locals>) => {
      if (request.get('accept') !== EVENT_STREAM) throw new DomainError('BAD_REQUEST');
      const context = await contextOf(request, services, config);
      response.locals.context = context;
      const viewer = requireViewer(context);
      const { args, cost } = await readSubscription(schema, request, context);
      const place = { viewer, address: context.clientAddress, response };
      const changes = dueChanges(await streams.open(place), services, viewer, cost);
      const contextValue = { ...context, changes } satisfies StreamContext;
      response.locals.subscription = { ...args, contextValue };
      // Proxies are to pass on each event as it comes.
      response.set('x-accel-buffering', 'no');
      await send(request, response);
    },
    answerDocumentErrors,
    answerGraphQLErrors,
  );
  return () => streams.close();
}

/** Sends the changes in order, for as long as the session is open and its account has points left. */
async function* dueChanges(
  queue: ChangeQueue,
  services: Services,
  viewer: Viewer,
  cost: number,
): AsyncGenerator<DueChange, void> {
  const budget = openBudget(services.rateLimits, `account ${viewer.id}`);
  for await (const { kind, ...change } of queue) {
    const current = await findViewerAgain(services, viewer);
    if (!current) return;
    if (kind === 'SESSION_ENDED') continue;
    const isPaid = await budget.spend(cost).then(
      () => true,
      () => false,
    );
    if (!isPaid) return;
    yield { ...change, kind, viewer: current };
  }
}

function eventSender() {
  return createHandler({
    authenticate: () => null,
    onSubscribe: ({ raw }) => localsOf(raw).subscription,
    // It was validated, with our limits, before the stream was opened.
    validate: () => [],
    async onNext(_, { raw }, result) {
      const { language, services } = localsOf(raw).context;
      await drained(raw.res!);
      const errors = result.errors?.map((error) =>
        presentGraphQLError(error, language, services.log),
      );
      return errors && { ...result, errors };
    },
  });
}

function localsOf({ res }: Request): Locals {
  return res!.locals as Locals;
}

/** Waits until the reader has taken what was sent, so that no more is read than they can follow. */
function drained(response: Response): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('drain', resolve).once('close', resolve);
  });
}

/** GraphQL's refusal of a document, in the form that its clients know. */
const answerDocumentErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof GraphQLError) || response.headersSent) return next(error);
  const { language } = (response.locals as Locals).context;
  response.status(400).json({ errors: [presentGraphQLError(error, language, request.log)] });
};
