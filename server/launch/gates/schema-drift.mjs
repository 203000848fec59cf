import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runNode } from '../lib/children.mjs';

/** Files that the server emits beside its GraphQL schema. */
const companions = ['staff.graphql', 'rest-v1.json', 'common-passwords.json', 'item-provider.json'];

/** Emits the schema afresh, with its companions, and compares them with the committed ones. */
export async function checkSchema(committed = 'schema/schema.graphql') {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-schema-'));
  try {
    const { code, output } = await emitSchema(join(folder, 'schema.graphql'));
    if (code !== 0) return { code, output };
    const complaints = ['schema.graphql', ...companions].flatMap((name) => {
      const file = join(dirname(committed), name);
      const difference = firstDifference(readIfThere(file), readIfThere(join(folder, name)));
      return difference ? [complaint(file, difference)] : [];
    });
    return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function complaint(file, difference) {
  const cure = 'If the change is meant, run "npm run check -- --fix" and commit the result.';
  return `${file} is not what the server offers.\n${difference}\n${cure}\n`;
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Writes the schema that the server's code describes. */
export function emitSchema(target) {
  return runNode(['-r', '@swc-node/register', 'server/app/graphql/emit-schema.ts', target]);
}

/** The first line in which two texts differ, or undefined. */
export function firstDifference(committed, emitted) {
  const [before, after] = [committed.split('\n'), emitted.split('\n')];
  const length = Math.max(before.length, after.length);
  const at = Array.from({ length }, (_, index) => index).find((i) => before[i] !== after[i]);
  if (at === undefined) return undefined;
  const show = (line) => line ?? '(nothing)';
  return `Line ${at + 1}\n  committed: ${show(before[at])}\n  emitted:   ${show(after[at])}`;
}
