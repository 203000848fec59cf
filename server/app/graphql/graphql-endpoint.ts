import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import {
  ApolloServerPluginLandingPageLocalDefault,
  ApolloServerPluginLandingPageProductionDefault,
} from '@apollo/server/plugin/landingPage/default';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../../platform/config';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { followLanguages, keepMutationsPlain, localiseErrors } from './apollo-plugins';
import { contextOf } from '../context';
import { documentLimits } from './document-limits';
import { mountIde } from './graphql-ide';
import { answerGraphQLErrors } from '../http-errors';

/** Mounts `/graphql`; outside production with Apollo Sandbox and an offline IDE beside it. */
export async function mountGraphQL(
  app: Express,
  config: Config,
  services: Services,
  schema: GraphQLSchema,
): Promise<() => Promise<void>> {
  const isProduction = config.env === 'production';
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: !isProduction,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: 2_000 },
    validationRules: documentLimits,
    validationOptions: { maxErrors: 5 },
    stopOnTerminationSignals: false,
    plugins: [
      localiseErrors,
      followLanguages,
      keepMutationsPlain,
      ApolloServerPluginCacheControlDisabled(),
      isProduction
        ? ApolloServerPluginLandingPageProductionDefault({ footer: false })
        : ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: false }),
    ],
  });
  await server.start();
  if (!isProduction) mountIde(app);
  app.use(
    '/graphql',
    express.json({ limit: '100kb' }),
    // Made here and not by Apollo, which would tell the client why it failed.
    async (request: Request, response: Response, next: NextFunction) => {
      response.locals['context'] = await contextOf(request, services, config.demo);
      next();
    },
    expressMiddleware(server, {
      context: ({ res }) => Promise.resolve(res.locals['context'] as RequestContext),
    }),
    answerGraphQLErrors,
  );
  return () => server.stop();
}
