import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { RefusalInWords } from '../../kernel/errors';
import { DEFAULT_LANGUAGE } from '../../kernel/language';
import { followLanguage } from '../../modules/accounts/public';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { presentGraphQLError } from '../error-mapping';
import { httpStatusOf } from '../http-errors';
import { isPersisted } from './persisted-documents';

/**
 * Translates every error of a response into the request's language. Apollo treats a plugin's refusal as a server
 * error; the status corrects that.
 */
export const localiseErrors: ApolloServerPlugin<
  Pick<RequestContext, 'language' | 'note'> & { readonly services: Pick<Services, 'log'> }
> = {
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      willSendResponse({ response, errors }) {
        const { body, http } = response;
        if (!errors || body.kind !== 'single') return Promise.resolve();
        const language = contextValue.language ?? DEFAULT_LANGUAGE;
        const presented = errors.map((error) =>
          presentGraphQLError(error, language, contextValue.services.log).toJSON(),
        );
        body.singleResult.errors = presented;
        const { code, params } = presented[0]?.extensions as unknown as RefusalInWords;
        contextValue.note({ code });
        if (http.status === 500) Object.assign(http, { status: httpStatusOf(code) });
        if (params?.['seconds']) http.headers.set('retry-after', String(params['seconds']));
        return Promise.resolve();
      },
    }),
};

/**
 * Stores the language in which a shopper changes something as the language of their emails. Refused mutations
 * change nothing, nor do they change the language.
 */
export const followLanguages: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      async willSendResponse({ operation, errors }) {
        if (operation?.operation !== OperationTypeNode.MUTATION) return;
        if (errors || contextValue.hasRefused) return;
        // The mutation has succeeded; a failure here is no reason to report otherwise.
        await followLanguage(contextValue).catch((error: unknown) =>
          contextValue.services.log.error({ err: error }, 'the language of emails did not follow'),
        );
      },
    }),
};

/**
 * A mutation's response may contain a token beside foreign text, and the size of both compressed together would
 * reveal the token (BREACH); so it is not compressed.
 */
export const keepMutationsPlain: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response, operation }) {
        if (operation?.operation === OperationTypeNode.MUTATION)
          response.http.headers.set('cache-control', 'no-store, no-transform');
        return Promise.resolve();
      },
    }),
};

/** Records the name of the operation; names chosen by strangers appear only in the log. */
export const noteOperation: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue, request }) =>
    Promise.resolve({
      didResolveOperation({ operationName }) {
        const isOwnOperation = isPersisted(request.query);
        contextValue.note({ operation: operationName ?? 'unnamed', isOwnOperation });
        return Promise.resolve();
      },
    }),
};
