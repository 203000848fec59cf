import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { RequestContext } from '../request-context';
import { snakeCased } from './snake-cased';
import { shapeOfEnum, shapeOfScalar } from './leaf-shapes';
import { wordingOf, type AnyWording, type Further, type OutputClass } from './output-wording';
import { all, then } from './settled';
import { list, model, nullable, type Shape } from './shape';

/** A property as REST sends it. */
interface Sent {
  readonly name: string;
  readonly shape: Shape;
  read(found: object, context: RequestContext): unknown;
}

/** How a GraphQL type is shown over REST: as the document describes it, and how each property is read. */
export interface OutputPlan {
  readonly shape: Shape;
  readonly sent: readonly Sent[];
}

const plansBySchema = new WeakMap<GraphQLSchema, Map<string, OutputPlan>>();

/** Returns how a GraphQL type is shown. Throws an Error where its wording names a field that it has not. */
export function planOf(schema: GraphQLSchema, type: OutputClass): OutputPlan {
  return planWithin(schema, typeOf(schema, type), []);
}

/** Returns the GraphQL type of a class. */
export function typeOf(schema: GraphQLSchema, type: OutputClass): GraphQLObjectType {
  const { name = '' } = getMetadataStorage().objectTypes.find((one) => one.target === type) ?? {};
  const found = schema.getType(name);
  if (!isObjectType(found)) throw new Error(`${type.name} is no object of the GraphQL schema.`);
  return found;
}

function wordingOfType({ name }: GraphQLObjectType): AnyWording {
  const { target } = getMetadataStorage().objectTypes.find((one) => one.name === name) ?? {};
  return target ? wordingOf(target as OutputClass) : {};
}

/** Throws an Error where a type would show itself, over however many others. */
function planWithin(schema: GraphQLSchema, type: GraphQLObjectType, within: string[]): OutputPlan {
  const plans = plansBySchema.get(schema) ?? new Map<string, OutputPlan>();
  plansBySchema.set(schema, plans);
  const known = plans.get(type.name);
  if (known) return known;
  const path = [...within, type.name];
  if (within.includes(type.name))
    throw new Error(`REST would never end to show ${path.join(' → ')}: hide a field of one.`);
  const plan = makePlan(schema, type, wordingOfType(type), path);
  plans.set(type.name, plan);
  return plan;
}

/** Makes the plan of a type by a wording. Throws an Error as `planOf`, and where a name is sent twice. */
export function makePlan(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  wording: AnyWording,
  within: string[] = [type.name],
): OutputPlan {
  const { hidden = {}, inline = [], sentAs = {}, more = {} } = wording;
  const fields = type.getFields();
  const unknown = [...Object.keys({ ...hidden, ...sentAs }), ...inline].filter(
    (name) => !(name in fields),
  );
  if (unknown.length > 0) throw new Error(`${type.name} has no ${unknown.join(', ')} for REST.`);
  const sent = [
    ...Object.values(fields)
      .filter(({ name }) => !(name in hidden))
      .flatMap((field) => sentOf(field, { schema, type, wording, within })),
    ...Object.entries(more).map(([name, further]) => sentBeside(name, further)),
  ];
  const properties = Object.fromEntries(sent.map(({ name, shape }) => [name, shape]));
  if (Object.keys(properties).length < sent.length)
    throw new Error(`Two fields of ${type.name} have one name: ${sent.map((s) => s.name).join()}.`);
  const description = wording.description ?? type.description ?? '';
  const shape = model(wording.model ?? type.name, description, properties);
  return { shape, sent };
}

/** Shows what was found; promises of its fields are awaited together, so that loaders see them at once. */
export function showBy({ sent }: OutputPlan, found: object, context: RequestContext): unknown {
  const values = sent.map(({ read }) => tried(() => read(found, context)));
  return then(all(values), (read) =>
    Object.fromEntries(sent.map(({ name }, index) => [name, read[index] ?? null])),
  );
}

/** Turns a synchronous throw into a rejected promise, for callers that await several at once. */
function tried(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

interface Place {
  readonly schema: GraphQLSchema;
  readonly type: GraphQLObjectType;
  readonly wording: AnyWording;
  readonly within: string[];
}

type Field = GraphQLField<object, RequestContext>;

/** Returns the properties sent for a field: mostly one. */
function sentOf(field: Field, place: Place): Sent[] {
  const { sentAs = {}, inline = [], examples = {} } = place.wording;
  const name = sentAs[field.name] ?? snakeCased(field.name);
  const read = readerOf(field, place);
  const inner = objectWithin(field.type);
  if (inner && inline.includes(field.name))
    return planWithin(place.schema, inner, place.within).sent.map((one) => ({
      ...one,
      read: (found, context) =>
        then(read(found, context), (held) => one.read(held as object, context)),
    }));
  const description = inRestWords(field.description ?? '', sentAs);
  const value = valueOf(field.type, place, { name, field, example: examples[name] });
  const itself: Sent = {
    name,
    shape: { ...value.shape, description },
    read: (found, context) => then(read(found, context), (held) => value.show(held, context)),
  };
  const beside = inner && wordingOfType(inner).beside;
  if (!beside) return [itself];
  const isMany = [itself.shape.type].flat().includes('array');
  const besideName = isMany ? `${name.replace(/s$/, '')}${beside.suffix}s` : name + beside.suffix;
  const part: Value = {
    shape: beside.shape,
    show: (one, context) => beside.read(one as never, context),
  };
  const shown = wrapped(field.type, part, { name: besideName, field });
  return [
    itself,
    {
      name: besideName,
      shape: { ...shown.shape, description: `${beside.shape.description} See \`${name}\`.` },
      read: (found, context) => then(read(found, context), (held) => shown.show(held, context)),
    },
  ];
}

function sentBeside(name: string, { shape, read }: Further<never>): Sent {
  return { name, shape, read: (found, context) => read(found as never, context) };
}

/** Reads a field as GraphQL does where it is asked for without arguments. */
function readerOf({ name, resolve, args }: Field, { type }: Place): Sent['read'] {
  if (args.some((one) => isNonNullType(one.type) && one.defaultValue === undefined))
    throw new Error(`${type.name}.${name} needs arguments, which REST has not: hide it.`);
  if (!resolve) return (found) => (found as Record<string, unknown>)[name];
  const given = Object.fromEntries(
    args.flatMap((one) => (one.defaultValue === undefined ? [] : [[one.name, one.defaultValue]])),
  );
  return (found, context) => resolve(found, given, context, {} as GraphQLResolveInfo);
}

/** How a value is described and shown. */
interface Value {
  readonly shape: Shape;
  show(value: unknown, context: RequestContext): unknown;
}

interface Named {
  readonly name: string;
  readonly field: Field;
  readonly example?: unknown;
}

function valueOf(type: GraphQLOutputType, place: Place, named: Named): Value {
  return wrapped(type, coreOf(type, place, named), named);
}

/** Puts lists and nulls around a value as the type of its field has them. */
function wrapped(type: GraphQLOutputType, core: Value, named: Named): Value {
  if (!isNonNullType(type)) {
    const { shape, show } = wrappedList(type, core, named);
    return {
      shape: nullable(shape),
      show: (value, context) => (value == null ? null : show(value, context)),
    };
  }
  return wrappedList(type.ofType as GraphQLOutputType, core, named);
}

function wrappedList(type: GraphQLOutputType, core: Value, named: Named): Value {
  if (!isListType(type)) return core;
  const entry = wrapped(type.ofType as GraphQLOutputType, core, named);
  return {
    shape: list('', described(entry.shape), rowsOf(named.field)),
    show: (values, context) => all((values as unknown[]).map((one) => entry.show(one, context))),
  };
}

function described(shape: Shape): Shape {
  return { ...shape, description: shape.description || 'One of them.' };
}

function objectWithin(type: GraphQLOutputType): GraphQLObjectType | undefined {
  const core = coreType(type);
  return isObjectType(core) ? core : undefined;
}

function coreType(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) || isListType(type)
    ? coreType(type.ofType as GraphQLOutputType)
    : type;
}

const asItIs = (value: unknown) => value;

function coreOf(type: GraphQLOutputType, place: Place, named: Named): Value {
  const core = coreType(type);
  if (isEnumType(core)) return { shape: shapeOfEnum(core, named.example), show: asItIs };
  if (isScalarType(core))
    return { shape: shapeOfScalar(core, named.name, named.example), show: asItIs };
  if (!isObjectType(core))
    throw new Error(`${place.type.name}.${named.field.name} is of several types: hide it.`);
  const plan = planWithin(place.schema, core, place.within);
  return { shape: plan.shape, show: (found, context) => showBy(plan, found as object, context) };
}

/** Returns the length that a list declares for the cost of an operation (list-of.ts), if above the default. */
function rowsOf({ extensions }: Field): number | undefined {
  const complexity = extensions['complexity'] as
    | ((asked: { readonly childComplexity: number }) => number)
    | undefined;
  const rows = complexity ? complexity({ childComplexity: 1 }) - 1 : 0;
  return rows > 10 ? rows : undefined;
}

/** A description names fields in backticks: as this call sends them. */
function inRestWords(description: string, sentAs: Readonly<Record<string, string>>): string {
  return description.replace(
    /`([a-z][A-Za-z]*)`/g,
    (_, name: string) => `\`${sentAs[name] ?? snakeCased(name)}\``,
  );
}
