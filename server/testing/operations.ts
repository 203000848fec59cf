import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLUnionType,
} from 'graphql';
import { graphQLSchema } from '../app/graphql/schema';
import { graphqlAccess, restAccess, type Access } from './authority-table';
import { goodVariables } from './bad-input';
import type { Belongings } from './belongings';
import { belongingAt, goodValuesOf } from './good-values';
import { callRest } from './rest-client';
import { exampleOfCall, operations, pathOf, type Operation } from './rest-document';
import { refusalIn, type TestClient } from './test-client';

/** Chooses the id for an argument of a call. */
export type Choose = (place: string, belonging: keyof Belongings) => string;

export interface OperationResult {
  /** The whole response. */
  readonly text: string;
  /** Code of the refusal; null if the call succeeded. */
  readonly code: string | number | null;
}

/** An operation of either endpoint, called with ids of our choice. */
export interface Callable {
  readonly name: string;
  /** Undefined: the table lacks it. */
  readonly access: Access | undefined;
  /** The places of the call that name something of its owner. */
  readonly places: readonly string[];
  ask(client: TestClient, own: Belongings, choose: Choose): Promise<OperationResult>;
}

type Field = GraphQLField<unknown, unknown>;

/** Every operation of the GraphQL schema. */
export async function graphqlOperations(): Promise<Callable[]> {
  const schema = graphQLSchema();
  const of = (kind: string, fields: Record<string, Field> = {}) =>
    Object.values(fields).map((field) => callableOf(kind, field));
  return [
    ...of('query', schema.getQueryType()?.getFields()),
    ...of('mutation', schema.getMutationType()?.getFields()),
  ];
}

function callableOf(kind: string, field: Field): Callable {
  const places = field.args.flatMap((arg) => idPlaces(arg.type, `${field.name}.${arg.name}`));
  return {
    name: field.name,
    access: graphqlAccess[field.name],
    places,
    async ask(client, own, choose) {
      const good = goodValuesOf(own);
      const variables = goodVariables(field, (path) => {
        const belonging = places.includes(path) ? belongingAt(path) : undefined;
        if (!belonging) return good(path);
        return path.endsWith('s') ? [choose(path, belonging)] : choose(path, belonging);
      });
      const answer = await client.ask(documentOf(kind, field), variables);
      const refused = answer.errors?.[0] ?? refusalIn(answer.data);
      const code = refused?.extensions.code ?? null;
      return { text: JSON.stringify(answer), code };
    },
  };
}

/** Paths of arguments that are ids of a shopper's objects; those of public objects have a good text. */
function idPlaces(type: GraphQLInputType, path: string): string[] {
  if (isNonNullType(type)) return idPlaces(type.ofType, path);
  if (isListType(type)) return idPlaces(type.ofType, path);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) =>
      idPlaces(field.type, `${path}.${field.name}`),
    );
  // Lines and listings are for everybody.
  const isOwned = !/(\.(deliveryLineId|listingId)|listings\.ids)$/.test(path);
  return getNamedType(type).name === 'ID' && isOwned ? [path] : [];
}

/**
 * The whole warehouse with what lies in the package of each item costs more than one operation may, and
 * so do all variants of all that was looked at.
 */
const depths: Readonly<Record<string, number>> = { storedItems: 1, viewedListings: 0, listings: 0 };

/** Asks for every field, as deep as the limits of a document let it. */
function documentOf(kind: string, { name, args, type }: Field): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = args.length > 0 ? `${name}(${given})` : name;
  return `${kind} ${declared && `(${declared})`} { ${call} ${selectionOf(type, depths[name] ?? 2)} }`;
}

/** All of a result; of other unions the types alone, whose fields of one name may differ. */
function withinUnion({ name }: GraphQLUnionType, member: GraphQLObjectType, depth: number): string {
  return name.endsWith('Result') ? selectionOf(member, depth) : '{ __typename }';
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const bare = getNamedType(type);
  if (isUnionType(bare))
    return `{ __typename ${bare
      .getTypes()
      .map((member) => `... on ${member.name} ${withinUnion(bare, member, depth)}`)
      .join(' ')} }`;
  if (!isObjectType(bare) && !isInterfaceType(bare)) return '';
  const fields = Object.values(bare.getFields()).filter(({ args }) => args.length === 0);
  const chosen = fields.flatMap((field) => {
    const isLeaf = !isCompositeType(getNamedType(field.type));
    if (isLeaf) return [field.name];
    return depth > 0 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
  });
  return `{ ${['__typename', ...chosen].join(' ')} }`;
}

/** Every operation of the OpenAPI document. */
export function restOperations(): Callable[] {
  return operations.map((operation) => {
    const entry = restAccess[operation.key];
    const named = typeof entry === 'object' ? entry : {};
    return {
      name: operation.key,
      access: typeof entry === 'object' ? 'owner' : entry,
      places: Object.keys(named),
      async ask(client, _, choose) {
        const things = Object.entries(named);
        const ids = Object.fromEntries(things.map(([place, of]) => [place, choose(place, of)]));
        return askRest(operation, client, ids);
      },
    };
  });
}

async function askRest(
  operation: Operation,
  client: TestClient,
  ids: Readonly<Record<string, string>>,
): Promise<OperationResult> {
  const { method, parameters } = operation;
  const sent = exampleOfCall(operation);
  const inBody = Object.entries(ids).filter(
    ([name]) => !parameters.some((one) => one.name === name),
  );
  const body = sent.body && inBody.reduce(put, sent.body as Form);
  const answer = await callRest(client, method, pathOf(operation, ids), { ...sent, body });
  const { code } = answer.body;
  return { text: JSON.stringify([answer.status, answer.body]), code: code === 200 ? null : code };
}

type Form = Readonly<Record<string, unknown>>;

/** A form with an id where its place says: `address_id`, `ids`, or `declarations.stored_item_id`. */
function put(form: Form, [place, id]: [place: string, id: string]): Form {
  const [name = '', within] = place.split('.');
  if (!within) return { ...form, [name]: name.endsWith('s') ? [id] : id };
  return { ...form, [name]: (form[name] as Form[]).map((one) => ({ ...one, [within]: id })) };
}
