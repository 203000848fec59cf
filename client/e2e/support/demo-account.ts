import type { BrowserContext } from '@playwright/test';

const credentials = { email: 'demo@tidebox.example', password: 'demo1234' };

/** The account of the demo shopper, reached without a browser. */
export interface DemoAccount {
  /** Runs an operation. @throws Error when the server refuses it */
  ask<Data>(query: string, variables?: object): Promise<Data>;
  /** Signs a browser in, at another server of the same database where one is named. */
  enter(context: BrowserContext, at?: string): Promise<void>;
}

export async function openDemoAccount(url: string): Promise<DemoAccount> {
  const { signIn } = await ask<{ signIn: { token: string } | { message: string } }>(
    url,
    `mutation ($input: SignInInput!) {
      signIn(input: $input) { ... on SignInPayload { token } ... on Refusal { message } }
    }`,
    { input: credentials },
  );
  if (!('token' in signIn)) throw new Error(`The demo shopper was refused: ${signIn.message}`);
  const cookies = { token: signIn.token, isLogin: 'true' };
  return {
    ask: (query, variables) => ask(url, query, variables, signIn.token),
    enter: (context, at = url) =>
      context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: at })),
      ),
  };
}

async function ask<Data>(
  url: string,
  query: string,
  variables: object = {},
  token = '',
): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
