import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { expressMiddleware } from '@as-integrations/express5';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../../platform/config';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import {
  followLanguages,
  keepMutationsPlain,
  localiseErrors,
  noteOperation,
} from './apollo-plugins';
import { contextOf } from '../context';
import { documentLimits, MAX_TOKENS } from './document-limits';
import { mountIde } from './graphql-ide';
import { answerGraphQLErrors } from '../http-errors';
import { findPersisted } from './persisted-documents';
import { limitAnswers, limitOperations, spendOnReading, reportCost } from './operation-limits';

/** Mounts `/graphql`; outside production also Apollo Sandbox and an offline IDE. */
export async function mountGraphQL(
  app: Express,
  config: Config,
  services: Services,
  { schema, queue }: { schema: GraphQLSchema; queue: RequestHandler },
): Promise<() => Promise<void>> {
  const isProduction = config.env === 'production';
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: !isProduction,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: documentLimits,
    validationOptions: { maxErrors: 5 },
    stopOnTerminationSignals: false,
    plugins: [
      limitOperations,
      limitAnswers,
      localiseErrors,
      followLanguages,
      keepMutationsPlain,
      noteOperation,
      reportCost,
      ApolloServerPluginCacheControlDisabled(),
      isProduction
        ? ApolloServerPluginLandingPageDisabled()
        : ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: false }),
    ],
  });
  await server.start();
  if (!isProduction) mountIde(app, services);
  app.use(
    '/graphql',
    express.json({ limit: '100kb' }),
    findPersisted(config),
    queue,
    // Created here and not by Apollo, whose message would reveal the cause to the client.
    async (request: Request, response: Response, next: NextFunction) => {
      const context = await contextOf(request, services, config);
      response.locals['context'] = context;
      context.note({ api: 'graphql' });
      await spendOnReading(request, context);
      next();
    },
    expressMiddleware(server, {
      context: ({ res }) => Promise.resolve(res.locals['context'] as RequestContext),
    }),
    answerGraphQLErrors,
  );
  return () => server.stop();
}
