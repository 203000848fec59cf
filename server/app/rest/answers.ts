import type { Answer } from '../../platform/http/answer';
import type { Endpoint } from '../../platform/http/endpoint';
import type { Shape } from '../../platform/http/shape';
import type { RequestContext } from '../../platform/request-context';
import { graphQLSchema } from '../graphql/schema';

const described = new WeakMap<object, Shape>();

/** Returns how the `data` of a call looks: as written down, or as the GraphQL schema has it. */
export function shapeOfData({ data }: Pick<Endpoint, 'data'>): Shape {
  if (!isAnswer(data)) return data;
  const shape = described.get(data) ?? data.describe(graphQLSchema());
  described.set(data, shape);
  return shape;
}

/** Returns the `data` of the envelope: the value that a call found, in the form of its result. */
export function showData({ data }: Endpoint, found: unknown, context: RequestContext): unknown {
  return isAnswer(data) ? data.show(graphQLSchema(), found, context) : found;
}

function isAnswer(data: Endpoint['data']): data is Answer<unknown> {
  return 'describe' in data;
}
