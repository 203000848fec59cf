import type { TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;

/** Id of a further session of a shopper, beside the one of the client. */
export async function buildSession(app: TestApp, client: TestClient): Promise<string> {
  const { viewer } = await client.run('{ viewer { email } }');
  const other = await signInAgain(app, viewer.email);
  const { sessions } = await other.run('{ sessions { id isCurrent } }');
  return sessions.find((session: { isCurrent: boolean }) => session.isCurrent).id;
}

/** A new session of a known shopper: the first ends after 2 days of the story's time. */
export async function signInAgain(app: TestApp, email: string): Promise<TestClient> {
  const input = { email, password: 'secret123' };
  const { signIn } = await app.guest.run(SIGN_IN, { input });
  return app.guest.withToken(signIn.token);
}
