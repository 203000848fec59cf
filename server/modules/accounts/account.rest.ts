import { type Endpoint, inQuery, readInput, type RestCall } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { form, nothing, text, model } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { RegisterInput, SignInInput } from './account.inputs';
import { register } from './registering/register';
import { signIn, type SignedIn } from './sign-in';
import { signOut } from './sign-out';

const email = text('Email address; it is the name of the account.', 'mei@example.com');
const password = text('Password of the account; it never reaches a log.', 'orchid88');

const newcomer = inputForm(RegisterInput, 'What a new shopper fills in.', {
  example: {
    ...{ email: 'mei@example.com', password: 'orchid88', password_confirmation: 'orchid88' },
    ...{ agrees_to_terms: true, captcha_key: 'kHx1vB0v3mQ0c9L2fWZy8A', captcha_code: '7' },
  },
});
const session = model('Session', 'A session of 2 days.', {
  token: text(
    'Goes into the header Authorization of every request; a browser keeps it as a cookie.',
    'd5jAxOuv8wGWtPfDT95fiZjQTaSfTB60gGYELCTjpD0',
  ),
  user_id: text('Public id of the account.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
});

function present({ session: { token }, viewer }: SignedIn) {
  return { token, user_id: viewer.id };
}

/** Credentials stand in the query as the specification demands; a JSON body is taken too. */
const credentials = ({ query, body }: RestCall) => ({
  email: query['email'] ?? body['email'],
  password: query['password'] ?? body['password'],
});

/** The legacy calls that open and end sessions (API-02, API-03). */
export const accountEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/login',
    summary: 'Opens a session of 2 days; email and password in the query, or in a JSON body.',
    origin: 'specification',
    needsToken: false,
    parameters: [inQuery('email', email), inQuery('password', password)],
    body: form('The same, instead of the query.', {}, { email, password }),
    data: session,
    async run(context, call) {
      const input = await readInput(SignInInput, credentials(call));
      return present(await signIn(context.services, input, context));
    },
  },
  {
    method: 'post',
    path: '/users',
    summary:
      'Opens an account. The answer is the same for an address that has one, and carries no token: ' +
      'sign in by POST /login. An email to the address says what happened.',
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
