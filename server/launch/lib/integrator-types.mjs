import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from './children.mjs';
import { fingerprint } from './fingerprint.mjs';
import { tools } from './project.mjs';

const FOLDER = 'server/testing/integrators/generated';
const CONFIG = 'server/launch/config/integrators-codegen.cjs';
const STAMP = join(FOLDER, '.made-from');

/** Their sources: both descriptions of the API, the documents that are sent, and the tools. */
const sources = [
  'package-lock.json',
  'codegen.yml',
  CONFIG,
  'schema/schema.graphql',
  'schema/rest-v1.json',
  'server/testing/integrators',
];
const isPart = (path) => !path.startsWith(FOLDER) && !/integrators\/.*\.ts$/.test(path);

/**
 * Makes what programs of integrators generate of our two APIs, unless it is there already: the tests that play
 * such a program, and the compiler, read it. It is not committed. Throws an Error where it cannot be made.
 */
export async function ensureIntegratorTypes() {
  const source = fingerprint(sources, isPart);
  if (source === madeFrom()) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // Packages may have been installed a moment ago.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const document = pathToFileURL('schema/rest-v1.json');
  const types = await openapiTS(document, { defaultNonNullable: false });
  writeFileSync(join(FOLDER, 'rest-v1.ts'), astToString(types));
  const { code, output } = await runNode([tools.codegen, '-c', CONFIG]);
  if (code !== 0) throw new Error(`No types for integrators could be made:\n${output}`);
  writeFileSync(STAMP, source);
}

function madeFrom() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}
