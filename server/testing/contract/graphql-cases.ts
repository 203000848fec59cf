import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Draw } from './draw';
import { anyId, hintAt, type Caller } from './world';

type Field = GraphQLField<unknown, unknown>;

export interface GraphQLOperation {
  readonly kind: 'query' | 'mutation';
  readonly field: Field;
}

export interface GraphQLCase {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

const MAX_DEPTH = 3;
const FIELDS_A_LEVEL = 5;
/** Sample values of scalars with a format; other scalars get random text. */
const texts: Readonly<Record<string, readonly string[]>> = {
  DateTime: ['2026-11-21T08:00:00.000Z', '2026-01-01T00:00:00Z'],
  EmailAddress: ['ada@example.com'],
  URL: ['https://shop.example.com/item?id=1'],
  CountryCode: ['DE', 'US'],
  Decimal: ['1.5'],
};

/** Every operation of the schema. */
export function operationsOf(schema: GraphQLSchema): GraphQLOperation[] {
  const of = (kind: GraphQLOperation['kind'], fields: Record<string, Field> = {}) =>
    Object.values(fields).map((field) => ({ kind, field }));
  return [
    ...of('query', schema.getQueryType()?.getFields()),
    ...of('mutation', schema.getMutationType()?.getFields()),
  ];
}

/** Draws documents and variables of an operation from the schema: valid ones and broken ones. */
export class GraphQLCases {
  private declared: string[] = [];
  private variables: Record<string, unknown> = {};

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly draw: Draw,
    private readonly caller: Caller,
  ) {}

  caseOf({ kind, field }: GraphQLOperation): GraphQLCase {
    this.declared = [];
    this.variables = {};
    const call = this.call(field, field.name, MAX_DEPTH);
    const head = this.declared.length > 0 ? `${kind} (${this.declared.join(', ')})` : kind;
    return { query: `${head} { ${call} }`, variables: this.variables };
  }

  private call(field: Field, path: string, depth: number): string {
    const given = field.args.flatMap((arg) => {
      if (!isNonNullType(arg.type) && this.draw.chance(50)) return [];
      const name = `v${this.declared.length}`;
      this.declared.push(`$${name}: ${String(arg.type)}`);
      const value = this.value(arg.type, `${path}.${arg.name}`);
      if (value !== undefined) this.variables[name] = value;
      return [`${arg.name}: $${name}`];
    });
    const call = given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name;
    return `${call} ${this.selection(getNamedType(field.type), depth)}`;
  }

  /** Some fields of a type; of each type that it may be, where it is not certain. */
  private selection(type: GraphQLNamedType, depth: number): string {
    if (isAbstractType(type)) {
      const parts = this.schema
        .getPossibleTypes(type)
        .map((one) => `... on ${one.name} ${this.selection(one, depth)}`);
      return `{ __typename ${parts.join(' ')} }`;
    }
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || !('getFields' in getNamedType(field.type)),
    );
    // Two types of one union may have fields of one name and another type: each under its own.
    const chosen = this.draw
      .some(fields, FIELDS_A_LEVEL)
      .map((field) => `${type.name}_${field.name}: ${this.call(field, field.name, depth - 1)}`);
    return `{ __typename ${chosen.join(' ')} }`;
  }

  private value(type: GraphQLInputType, path: string): unknown {
    if (this.draw.isWrong()) return this.draw.json();
    const hint = hintAt(this.caller, path);
    if (hint !== undefined && (this.draw.isValid || this.draw.chance(60))) return hint;
    if (!isNonNullType(type) && this.draw.chance(40)) return this.draw.one([null, undefined]);
    const bare = getNullableType(type);
    if (isInputObjectType(bare))
      return Object.fromEntries(
        Object.values(bare.getFields()).map((field) => [
          field.name,
          this.value(field.type, `${path}.${field.name}`),
        ]),
      );
    const most = this.draw.isValid ? 1 : 3;
    if (isListType(bare)) return this.draw.times(1, most, () => this.value(bare.ofType, path));
    if (isEnumType(bare)) return this.draw.one(bare.getValues()).name;
    return this.scalar(bare.name);
  }

  private scalar(name: string): unknown {
    const { draw } = this;
    if (name === 'Boolean') return draw.isValid || draw.chance(50);
    if (name === 'Int' || name === 'Money') return draw.count();
    if (name === 'ID') return draw.chance(70) ? anyId(this.caller, draw) : draw.text();
    const form = texts[name];
    if (form && (draw.isValid || draw.chance(60))) return draw.one(form);
    return draw.isValid ? draw.one(['Ada', 'DE', 'tea pot']) : draw.text();
  }
}
