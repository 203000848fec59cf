import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { describeEndpoints } from '../rest/openapi';
import { buildGraphQLSchema } from './schema';

const target = process.argv[2] ?? join(__dirname, '../../../schema/schema.graphql');

/** Writes what the server's code offers: the GraphQL schema and, beside it, the OpenAPI document. */
async function emitSchema(): Promise<void> {
  const schema = lexicographicSortSchema(await buildGraphQLSchema());
  writeFileSync(
    target,
    `# Emitted from the server's code; do not edit.\n\n${printSchema(schema)}\n`,
  );
  writeFileSync(
    join(dirname(target), 'rest-v1.json'),
    `${JSON.stringify(describeEndpoints(), null, 2)}\n`,
  );
}

void emitSchema();
