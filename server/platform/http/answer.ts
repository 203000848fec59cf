import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../request-context';
import { makePlan, planOf, showBy, typeOf, type OutputPlan } from './output-plan';
import type { OutputClass, OutputWording } from './output-wording';
import { all } from './settled';
import { list, nullable, type Shape } from './shape';

/** The result of a call: its description in the document, and how it is built from the value found. */
export interface Answer<Found> {
  describe(schema: GraphQLSchema): Shape;
  /** Reads the fields of what was found as GraphQL does: at once, by the loaders of the context. */
  show(schema: GraphQLSchema, found: Found, context: RequestContext): unknown;
  /** True for a single object that must exist: a call that does not find it is refused with NOT_FOUND. */
  readonly isNeeded?: true;
  /** True for a page of a list, with links to its neighbours. */
  readonly isPaged?: true;
}

/** An object of a GraphQL type, with all its fields except those that its wording hides. */
export function one<Found extends object>(type: OutputClass<Found>): Answer<Found> {
  return byPlan((schema) => planOf(schema, type));
}

/** A few fields of a GraphQL type, in a model of their own. */
export function some<Found extends object>(
  type: OutputClass<Found>,
  { fields, ...wording }: OutputWording<Found> & { readonly fields: readonly string[] },
): Answer<Found> {
  const plans = new WeakMap<GraphQLSchema, OutputPlan>();
  return byPlan((schema) => {
    const shown = typeOf(schema, type);
    const others = Object.keys(shown.getFields()).filter((name) => !fields.includes(name));
    const hidden = Object.fromEntries(others.map((name) => [name, 'Told by another call.']));
    const plan = plans.get(schema) ?? makePlan(schema, shown, { ...(wording as object), hidden });
    plans.set(schema, plan);
    return plan;
  });
}

function byPlan<Found extends object>(
  planIn: (schema: GraphQLSchema) => OutputPlan,
): Answer<Found> {
  return {
    describe: (schema) => planIn(schema).shape,
    show: (schema, found, context) => showBy(planIn(schema), found, context),
    isNeeded: true,
  };
}

/** The same form, or null. */
export function oneOrNull<Found>({ describe, show }: Answer<Found>): Answer<Found | null> {
  return {
    describe: (schema) => nullable(describe(schema)),
    show: (schema, found, context) => (found === null ? null : show(schema, found, context)),
  };
}

/** A list of such; `maxItems` says how many at most, where that may be more than ten. */
export function many<Found>(
  { describe, show }: Answer<Found>,
  description: string,
  maxItems?: number,
): Answer<readonly Found[]> {
  return {
    describe: (schema) => list(description, describe(schema), maxItems),
    show: (schema, found, context) => all(found.map((each) => show(schema, each, context))),
  };
}
