import type { Endpoint, RestCall, RestParameter } from '../../platform/http/endpoint';
import { readInput } from '../../platform/http/endpoint';
import { requireViewer } from '../../platform/request-context';
import { RegisterInput, SignInInput } from './account.inputs';
import { register, type SignedIn } from './register';
import { signIn } from './sign-in';
import { signOut } from './sign-out';

function present({ session, viewer }: SignedIn) {
  return { token: session.token, user_id: viewer.id };
}

const required = (
  place: RestParameter['in'],
  name: string,
  description: string,
  type: RestParameter['type'] = 'string',
): RestParameter => ({ in: place, name, type, isRequired: true, description });

const session = { token: 'd5jAxOuv8wGWtPfDT95fiZjQTaSfTB60gGYELCTjpD0', user_id: '01M7YNPC2KY3' };

/** Credentials stand in the query as the specification demands; a JSON body is taken too. */
const credentials = ({ query, body }: RestCall) => ({
  email: query['email'] ?? body['email'],
  password: query['password'] ?? body['password'],
});

/** The legacy calls about accounts (API-02, API-03, API-05). */
export const accountEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/login',
    summary: 'Opens a session of 2 days.',
    origin: 'specification',
    needsToken: false,
    parameters: [
      required('query', 'email', 'E-mail address of the account.'),
      required('query', 'password', 'Password of the account; it never reaches a log.'),
    ],
    example: session,
    async run(context, call) {
      const input = await readInput(SignInInput, credentials(call));
      return present(await signIn(context.services, input, context));
    },
  },
  {
    method: 'post',
    path: '/users',
    summary: 'Opens an account and signs the shopper in.',
    origin: 'our reading',
    needsToken: false,
    parameters: [
      required('body', 'email', 'E-mail address; it becomes the name of the account.'),
      required('body', 'password', '6–20 letters or digits, at least one of each.'),
      required('body', 'password_confirmation', 'The same password again.'),
      required('body', 'agrees_to_terms', 'Must be true.', 'boolean'),
    ],
    example: session,
    async run(context, { body }) {
      const input = await readInput(RegisterInput, {
        email: body['email'],
        password: body['password'],
        passwordConfirmation: body['password_confirmation'],
        agreesToTerms: body['agrees_to_terms'],
      });
      return present(await register(context.services, input, context));
    },
  },
  {
    method: 'get',
    path: '/users/info',
    summary: 'Who the token stands for.',
    origin: 'specification',
    needsToken: true,
    parameters: [],
    example: { id: '01M7YNPC2KY3', email: 'mei@example.com', name: 'mei@example.com', verified: 0 },
    run(context) {
      const { id, email, nickname, isEmailVerified } = requireViewer(context);
      return Promise.resolve({
        id,
        email,
        name: nickname ?? email,
        verified: isEmailVerified ? 1 : 0,
      });
    },
  },
  {
    method: 'post',
    path: '/logout',
    summary: 'Ends the session of the token.',
    origin: 'our reading',
    needsToken: true,
    parameters: [],
    example: null,
    async run(context) {
      await signOut(context.services, requireViewer(context));
      return null;
    },
  },
];
