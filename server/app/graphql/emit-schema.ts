import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  isObjectType,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  type GraphQLSchema,
} from 'graphql';
import { describeEndpoints } from '../rest/openapi';
import { COMMON_PASSWORD } from '../../modules/accounts/public';
import { providerContract } from '../../platform/item-page/provider-contract';
import { staffSchema } from '../staff/staff-schema';
import { graphQLSchema } from './schema';

const target = process.argv[2] ?? join(__dirname, '../../../schema/schema.graphql');

/**
 * Writes the files generated from the server's code: the GraphQL schemas of shop and staff, the OpenAPI document, the list of
 * common passwords, and the contract of item providers.
 */
async function emitSchema(): Promise<void> {
  emitGraphQL(target, graphQLSchema());
  emitGraphQL(join(dirname(target), 'staff.graphql'), staffSchema());
  emitJson('rest-v1.json', describeEndpoints());
  emitJson('common-passwords.json', { pattern: COMMON_PASSWORD });
  emitJson('item-provider.json', providerContract);
}

function emitGraphQL(file: string, schema: GraphQLSchema): void {
  const text = printWithDirectives(lexicographicSortSchema(schema));
  writeFileSync(file, `# Emitted from the server's code; do not edit.\n\n${text}\n`);
}

/** `printSchema` leaves the directives of fields out: they are put behind the fields it has printed. */
function printWithDirectives(schema: GraphQLSchema): string {
  const printed = printSchema(schema);
  const places = parse(printed).definitions.flatMap((definition) => {
    const type = 'name' in definition && schema.getType(definition.name?.value ?? '');
    if (!isObjectType(type) || definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const known = type.getFields();
    return (definition.fields ?? []).map(({ name, loc }) => ({
      end: loc?.end ?? 0,
      directives: known[name.value]?.astNode?.directives ?? [],
    }));
  });
  return places.reduceRight((text, { end, directives }) => {
    const told = directives.map((directive) => ` ${print(directive)}`).join('');
    return text.slice(0, end) + told + text.slice(end);
  }, printed);
}

function emitJson(name: string, value: object): void {
  writeFileSync(join(dirname(target), name), `${JSON.stringify(value, null, 2)}\n`);
}

void emitSchema();
