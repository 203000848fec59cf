import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, isEnumType } from 'graphql';

/** The date format in the reason of a deprecation. */
const UNTIL = /until (\d{4}-\d{2}-\d{2})/;

/**
 * Returns what a client of the released GraphQL schema could no longer do with this one. A part that was
 * released as deprecated may be removed once the day in its reason has come.
 */
export async function graphqlBreaks(released, offered, today = new Date()) {
  const before = buildSchema(released);
  const changes = await diff(before, buildSchema(offered));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .filter(({ path }) => !isOver(deprecationOf(before, path), today))
    .map(({ path, message }) => `${path}: ${message}`);
}

/** Returns the deprecation reason of the field, argument or value that a change names. */
function deprecationOf(schema, path = '') {
  const [typeName, name, argument] = path.split('.');
  const type = schema.getType(typeName);
  if (!type || !name) return undefined;
  if (isEnumType(type)) return type.getValue(name)?.deprecationReason;
  const field = type.getFields?.()[name];
  const named = argument ? field?.args?.find((one) => one.name === argument) : field;
  return named?.deprecationReason ?? field?.deprecationReason;
}

export function isOver(reason, today) {
  const [, day] = UNTIL.exec(reason ?? '') ?? [];
  return day !== undefined && new Date(day) <= today;
}
