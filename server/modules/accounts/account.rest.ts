import { some } from '../../platform/http/answer';
import { inputForm, type Form } from '../../platform/http/input-form';
import { queryForm } from '../../platform/http/query-form';
import { restCall } from '../../platform/http/rest-call';
import { id, nothing } from '../../platform/http/shape';
import { RegisterInput, SignInInput } from './account.inputs';
import { register } from './registering/register';
import { SignInPayload } from './account.types';
import { signIn } from './sign-in';
import { signOut } from './sign-out';

const example = { email: 'mei@example.com', password: 'orchid88' };
const inQuery = queryForm(SignInInput, { example, isOptional: true });
const inBody = inputForm(SignInInput, 'Who signs in.', { example, isOptional: true });
/** The query goes before the body. */
const credentials: Form<SignInInput> = {
  sent: { ...inQuery.sent, ...inBody.sent },
  read({ query, body, ...call }) {
    const { email = body['email'], password = body['password'] } = query;
    return inBody.read({ ...call, query, body: { email, password } });
  },
};
const newcomer = inputForm(RegisterInput, 'What a new shopper fills in.', {
  example: {
    ...{ ...example, password_confirmation: 'orchid88' },
    ...{ agrees_to_terms: true, captcha_key: 'kHx1vB0v3mQ0c9L2fWZy8A', captcha_code: '7' },
  },
});
const session = some(SignInPayload, {
  model: 'NewSession',
  description: 'A session of 2 days.',
  fields: ['token', 'expiresAt'],
  more: { user_id: { shape: id('Public id of the account.'), read: ({ viewer }) => viewer.id } },
  examples: {
    token: 'd5jAxOuv8wGWtPfDT95fiZjQTaSfTB60gGYELCTjpD0',
    expires_at: '2026-11-23T08:00:00.000Z',
  },
});

/** The calls that open and end sessions (API-02, API-03). */
export const accountEndpoints = [
  restCall({
    method: 'post',
    path: '/login',
    operationId: 'signIn',
    summary: 'Signs in; the session lasts 2 days.',
    description:
      'Email and password stand in the query as the specification has them, or in a JSON body; the ' +
      'query goes first. The password never reaches a log.',
    refusals: ['WRONG_CREDENTIALS'],
    origin: 'specification',
    needsToken: false,
    takes: credentials,
    data: session,
    async run({ context, input }) {
      const { session, viewer } = await signIn(context.services, input, context);
      return { ...session, viewer };
    },
  }),
  restCall({
    method: 'post',
    path: '/users',
    operationId: 'register',
    summary: 'Registers an account.',
    description:
      'The answer is the same for an address that has one, and carries no token: sign in by ' +
      'POST /login. An email to the address says what happened.',
    refusals: ['WRONG_CAPTCHA'],
    origin: 'our reading',
    needsToken: false,
    takes: newcomer,
    data: nothing,
    run: ({ context, input }) => register(context.services, input, context),
  }),
  restCall({
    method: 'post',
    path: '/logout',
    operationId: 'signOut',
    summary: 'Ends the session of the token.',
    origin: 'our own call',
    needsToken: true,
    data: nothing,
    run: ({ context, viewer }) => signOut(context.services, viewer),
  }),
];
