import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json; every launcher works from there, wherever it was called. */
export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

process.chdir(projectRoot);

/** The script behind a package's command, to be run by this very Node without a shell between. */
export const tools = {
  codegen: 'node_modules/@graphql-codegen/cli/cjs/bin.js',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  // TypeScript's compiler as a native program: a third of the time; what reads types by its API needs the other.
  tsc: 'node_modules/typescript-native/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
};

export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** "0.4 s" since an instant taken by performance.now(). */
export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
