import type { Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { queryForm } from '../../platform/http/query-form';
import { id, instant, model, nothing, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { RegisterInput, SignInInput } from './account.inputs';
import { register } from './registering/register';
import { signIn, type SignedIn } from './sign-in';
import { signOut } from './sign-out';

const example = { email: 'mei@example.com', password: 'orchid88' };
const inQuery = queryForm(SignInInput, { example, isOptional: true });
const inBody = inputForm(SignInInput, 'Who signs in.', { example, isOptional: true });
const newcomer = inputForm(RegisterInput, 'What a new shopper fills in.', {
  example: {
    ...{ ...example, password_confirmation: 'orchid88' },
    ...{ agrees_to_terms: true, captcha_key: 'kHx1vB0v3mQ0c9L2fWZy8A', captcha_code: '7' },
  },
});
const session = model('NewSession', 'A session of 2 days.', {
  token: text(
    'Goes into the header Authorization of every request; a browser keeps it as a cookie.',
    'd5jAxOuv8wGWtPfDT95fiZjQTaSfTB60gGYELCTjpD0',
  ),
  user_id: id('Public id of the account.'),
  expires_at: instant('When it ends.', '2026-11-23T08:00:00.000Z'),
});

function present({ session: { token, expiresAt }, viewer }: SignedIn) {
  return { token, user_id: viewer.id, expires_at: expiresAt };
}

/** The calls that open and end sessions (API-02, API-03). */
export const accountEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/login',
    operationId: 'signIn',
    summary: 'Opens a session of 2 days.',
    description:
      'Email and password stand in the query as the specification has them, or in a JSON body; the ' +
      'query goes first. The password never reaches a log.',
    refusals: ['WRONG_CREDENTIALS'],
    origin: 'specification',
    needsToken: false,
    parameters: inQuery.parameters,
    ...inBody.sent,
    data: session,
    async run(context, { query, body }) {
      const { email = body['email'], password = body['password'] } = query;
      const input = await inBody.read({ email, password });
      return present(await signIn(context.services, input, context));
    },
  },
  {
    method: 'post',
    path: '/users',
    operationId: 'register',
    summary: 'Opens an account.',
    description:
      'The answer is the same for an address that has one, and carries no token: sign in by ' +
      'POST /login. An email to the address says what happened.',
    refusals: ['WRONG_CAPTCHA'],
    origin: 'our reading',
    needsToken: false,
    ...newcomer.sent,
    data: nothing,
    async run(context, { body }) {
      const input = await newcomer.read(body);
      await register(context.services, input, context);
      return null;
    },
  },
  {
    method: 'post',
    path: '/logout',
    operationId: 'signOut',
    summary: 'Ends the session of the token.',
    origin: 'our own call',
    needsToken: true,
    data: nothing,
    async run(context) {
      await signOut(context.services, requireViewer(context));
      return null;
    },
  },
];
