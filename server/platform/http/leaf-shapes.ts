import type { GraphQLEnumType, GraphQLScalarType } from 'graphql';
import {
  decimal,
  email,
  enumShape,
  flag,
  id,
  instant,
  link,
  money,
  number,
  text,
  type Shape,
} from './shape';
import { usualExamples } from './usual-examples';

/** Describes an enum: its words are those that are stored, where GraphQL spells some in capitals. */
export function shapeOfEnum(type: GraphQLEnumType, example: unknown): Shape {
  const members = type.getValues().map(({ value, description }) => [value as string, description]);
  const described = {
    ...{ name: type.name, description: type.description ?? '' },
    members: Object.fromEntries(members) as Record<string, string>,
  };
  return {
    description: '',
    examples: [example ?? members[0]?.[0]],
    ...enumShape(described),
  };
}

/** Shapes of scalars, with an example for fields whose name has none. */
const scalars: Readonly<Record<string, readonly [(example: never) => Shape, fallback: unknown]>> = {
  ID: [idOf, id('').examples?.[0]],
  String: [(example) => text('', example), 'Text'],
  Int: [(example) => number('', example), 1],
  Float: [(example) => decimal('', example), 4.5],
  Boolean: [(example) => flag('', example), true],
  DateTime: [(example) => instant('', example), '2026-11-21T08:00:00.000Z'],
  Money: [(example) => money('', example), 1_250],
  URL: [(example) => link('', example), 'https://shop.example.com/item?id=7'],
  EmailAddress: [(example) => email('', example), 'anna@example.com'],
  CountryCode: [(example) => text('', example), 'DE'],
  Decimal: [(example) => text('', example), '0.1405'],
};

/** Most ids are public ids; some are words, such as `air-general`. */
function idOf(example: never): Shape {
  const isUlid = new RegExp(id('').pattern ?? '').test(example);
  return isUlid ? id('') : text('', example);
}

/** Describes a value that is sent under a name. Throws an Error for an unknown scalar. */
export function shapeOfScalar(type: GraphQLScalarType, name: string, example: unknown): Shape {
  const [shapeOf, fallback] = scalars[type.name] ?? [];
  if (!shapeOf) throw new Error(`REST knows no scalar ${type.name}.`);
  const usual = usualExamples[name];
  const fits = typeof usual === typeof fallback ? usual : fallback;
  return shapeOf((example ?? fits) as never);
}
