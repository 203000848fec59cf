import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const TYPES = 'server/testing/integrators/rest-v1.ts';

/** Writes the types that an integrator's program generates from the OpenAPI document. */
export async function emitRestTypes() {
  await writeFile(TYPES, await restTypes());
  return { code: 0, output: '' };
}

/** Fails where the committed types are not those of the committed document. */
export async function checkRestTypes() {
  const isCurrent = (await readFile(TYPES, 'utf8')) === (await restTypes());
  const output = `${TYPES} is not what the OpenAPI document says: npm run check -- --fix codegen`;
  return isCurrent ? { code: 0, output: '' } : { code: 1, output };
}

async function restTypes() {
  const document = pathToFileURL('schema/rest-v1.json');
  return astToString(await openapiTS(document, { defaultNonNullable: false }));
}
