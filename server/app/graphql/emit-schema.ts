import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { describeEndpoints } from '../rest/openapi';
import { COMMON_PASSWORD } from '../../modules/accounts/public';
import { buildGraphQLSchema } from './schema';

const target = process.argv[2] ?? join(__dirname, '../../../schema/schema.graphql');

/**
 * Writes what the server's code offers: the GraphQL schema and, beside it, the OpenAPI document and
 * which passwords are too common.
 */
async function emitSchema(): Promise<void> {
  const schema = lexicographicSortSchema(await buildGraphQLSchema());
  writeFileSync(
    target,
    `# Emitted from the server's code; do not edit.\n\n${printSchema(schema)}\n`,
  );
  emitJson('rest-v1.json', describeEndpoints());
  emitJson('common-passwords.json', { pattern: COMMON_PASSWORD });
}

function emitJson(name: string, value: object): void {
  writeFileSync(join(dirname(target), name), `${JSON.stringify(value, null, 2)}\n`);
}

void emitSchema();
