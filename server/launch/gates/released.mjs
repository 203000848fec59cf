import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphqlBreaks } from './graphql-breaks.mjs';
import { openApiBreaks } from './openapi-breaks.mjs';

const documents = ['schema.graphql', 'staff.graphql', 'rest-v1.json'];

/**
 * Compares what the server offers with what was released last: a change that breaks a client fails.
 * A snapshot and no tag, because shallow clones have no tags.
 */
export async function checkReleased(folder = 'schema') {
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const { version } = JSON.parse(read('released/version.json'));
  const [shop, staff, rest] = documents.map((name) => [read(`released/${name}`), read(name)]);
  const removed = version.startsWith('0.') ? removedNames(read('CHANGELOG.md')) : [];
  const faults = [
    ...(await graphqlBreaks(...shop)),
    ...(await graphqlBreaks(...staff)),
    ...openApiBreaks(...rest.map((text) => JSON.parse(text))),
  ].filter((fault) => !removed.some((name) => isRemovalOf(name, fault)));
  const cure =
    'Deprecate instead (schema/CHANGELOG.md says for how long), or before 1.0 name it there under "### Removed"\n' +
    'of "## Unreleased". A new major version takes "npm run release-schema -- <version>".';
  return {
    code: faults.length === 0 ? 0 : 1,
    output:
      faults.length === 0
        ? ''
        : `Breaks clients of ${version}:\n${faults.map((fault) => `  ${fault}\n`).join('')}${cure}\n`,
  };
}

/** Removals since the release that the change log lists. Before 1.0 that suffices. */
function removedNames(log) {
  const part = (text, heading, title) =>
    text.split(heading).find((section) => section.startsWith(title)) ?? '';
  const removed = part(part(log, /^## /m, 'Unreleased'), /^### /m, 'Removed');
  return Array.from(removed.matchAll(/`([^`]+)`/g), ([, name]) => name);
}

function isRemovalOf(name, fault) {
  return fault === `${name} is gone` || fault.startsWith(`${name}: `);
}

/** Keeps what is committed now as the release `version`. Throws where the change log lacks it. */
export function releaseSchema(version, folder = 'schema') {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? ''))
    throw new Error('Name the version: npm run release-schema -- 1.2.0');
  const log = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  if (!log.includes(`\n## ${version}`))
    throw new Error(`schema/CHANGELOG.md has no heading "## ${version}": say there what is new`);
  mkdirSync(join(folder, 'released'), { recursive: true });
  for (const name of documents) copyFileSync(join(folder, name), join(folder, 'released', name));
  writeFileSync(join(folder, 'released/version.json'), `${JSON.stringify({ version })}\n`);
}
