import type { ExecutionResult } from 'graphql';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

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
async function ask(operation: object, options?: { headers?: Record<string, string> }) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options?.headers },
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
