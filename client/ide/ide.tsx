import { getOperationAST, OperationTypeNode, type ExecutionResult } from 'graphql';
import { createClient, type RequestParams } from 'graphql-sse';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];
type FetcherParams = Parameters<Fetcher>[0];
type FetcherOpts = Parameters<Fetcher>[1];

const WELCOME = `# Tidebox, for front-end developers
# Ctrl-Enter runs the operation. The book at
# the left documents every type and field.
#
# To act as a shopper run signIn, then write
# the token into the tab "Headers" below:
#   { "Authorization": "<token>" }
# and "client-lang": "zh" for Chinese words.

query Site {
  site {
    name
    serviceEmail
    languages {
      code
      name
    }
  }
}
`;

/** Sends an operation as the storefront does: by POST, with the headers typed into the page. */
function ask(operation: FetcherParams, options?: FetcherOpts) {
  const headers = options?.headers;
  const { documentAST } = options ?? {};
  const isSubscription =
    documentAST &&
    getOperationAST(documentAST, operation.operationName)?.operation ===
      OperationTypeNode.SUBSCRIPTION;
  if (!isSubscription) return askOnce(operation, headers);
  const streams = createClient({ url: '/graphql/stream', headers, retryAttempts: 0 });
  return streams.iterate(operation as RequestParams) as AsyncIterable<ExecutionResult>;
}

async function askOnce(operation: FetcherParams, headers?: Record<string, string>) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as ExecutionResult;
}

const place = document.getElementById('ide');
if (place)
  createRoot(place).render(
    <StrictMode>
      <GraphiQL fetcher={ask} initialQuery={WELCOME} shouldPersistHeaders />
    </StrictMode>,
  );
