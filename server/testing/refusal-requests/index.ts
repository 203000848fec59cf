import { newId } from '../../kernel/ids';
import { restAccess } from '../authority-table';
import type { Operation } from '../rest-document';
import { exampleOfCall } from '../rest-document';
import type { Sample } from '../rest-samples';
import { bodiesBeyondLimits } from '../invalid-requests';
import { accountProvocations } from './of-accounts';
import { moneyProvocations } from './of-money';
import { orderProvocations } from './of-orders';
import { parcelProvocations } from './of-parcels';
import type { Provocations } from './world';

/** Operation → reason → what makes it be refused so. */
export const provocations: Provocations = {
  ...accountProvocations,
  ...orderProvocations,
  ...moneyProvocations,
  ...parcelProvocations,
};

/** Refusals that follow from the form of a call: unknown ids, and values that no rule accepts. */
export function generalProvocation(operation: Operation, reason: string): Sample | undefined {
  const named = restAccess[operation.key];
  if (reason === 'NOT_FOUND' && typeof named === 'object')
    return withIdsOfNothing(operation, named);
  if (reason !== 'VALIDATION_FAILED') return undefined;
  const [beyond] = bodiesBeyondLimits(operation);
  if (beyond) return { query: {}, body: beyond.body as Sample['body'] };
  const long = 'x'.repeat(5_000);
  const [name = 'id'] = operation.parameters
    .filter((one) => one.in === 'query')
    .map((one) => one.name);
  return { params: { id: long }, query: { [name]: long } };
}

function withIdsOfNothing({ parameters, ...operation }: Operation, named: object): Sample {
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const params = Object.fromEntries(inPath.map((name) => [name, newId()]));
  const example = exampleOfCall({ parameters, ...operation }).body as Sample['body'];
  const inBody = Object.keys(named).filter((name) => !inPath.includes(name) && !name.includes('.'));
  const ids = inBody.map((name) => [name, name.endsWith('s') ? [newId()] : newId()]);
  return { params, body: { ...example, ...Object.fromEntries(ids) } };
}
