import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { requireViewer, type RequestContext } from '../request-context';
import type { Answer } from './answer';
import { idInPath, inPath, type Endpoint, type RestCall } from './endpoint';
import type { Form } from './input-form';
import { nothing, type Shape } from './shape';

/** The arguments of a call's `run`, each typed by its definition. */
interface Run<Token extends boolean, Input> {
  readonly context: RequestContext;
  /** The caller; never null where the call needs a token. */
  readonly viewer: Token extends true ? Viewer : Viewer | null;
  /** The `id` of the path; empty where it has none. */
  readonly id: string;
  /** The validated input that the form has read. */
  readonly input: Input;
  /** All that was sent, for what no form reads. */
  readonly call: RestCall;
}

type Nothing = null | undefined | void;

/** A call as a module writes it down. */
interface Definition<Token extends boolean, Input, Found> extends Omit<
  Endpoint,
  'needsToken' | 'data' | 'run' | 'isPaged' | 'takesKey' | 'body'
> {
  readonly needsToken: Token;
  /** The `id` of the path: its description, or a shape if it is not a public id. */
  readonly id?: string | Shape;
  readonly takes?: Form<Input>;
  readonly data: Shape | Answer<Found>;
  /** Returns what was found, for `data` to show; without it the call is refused by NOT_FOUND. */
  run(asked: Run<Token, Input>): Promise<Found | Nothing> | Found | Nothing;
}

/**
 * A REST call: what it carries is read by its form, what it finds is shown by its `data`.
 * Throws an Error where the path has an id of which nothing is said.
 */
export function restCall<Token extends boolean, Input = undefined, Found = unknown>({
  id,
  takes,
  run,
  ...definition
}: Definition<Token, Input, Found>): Endpoint {
  if (definition.path.includes('{id}') !== (id !== undefined))
    throw new Error(`${definition.operationId} must describe the id of its path.`);
  const answer = 'describe' in definition.data ? definition.data : undefined;
  return {
    ...definition,
    ...takes?.sent,
    parameters: [
      ...(id === undefined ? [] : [typeof id === 'string' ? idInPath(id) : inPath('id', id)]),
      ...(definition.parameters ?? []),
      ...(takes?.sent.parameters ?? []),
    ],
    sentNames: { ...takes?.sent.sentNames, ...definition.sentNames },
    ...(answer?.isPaged && { isPaged: true }),
    async run(context, call) {
      const viewer = definition.needsToken ? requireViewer(context) : context.viewer;
      const input = (await takes?.read(call)) as Input;
      const found = await run({
        ...{ context, input, call, id: call.params['id'] ?? '' },
        viewer: viewer as Run<Token, Input>['viewer'],
      });
      if (answer?.isNeeded && !found) throw new DomainError('NOT_FOUND');
      return definition.data === nothing ? null : (found ?? null);
    },
  };
}
