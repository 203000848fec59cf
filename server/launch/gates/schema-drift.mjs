import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../lib/children.mjs';

/** Emits the schema afresh and compares it with the committed one. */
export async function checkSchema(committed = 'schema/schema.graphql') {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-schema-'));
  const emitted = join(folder, 'schema.graphql');
  try {
    const { code, output } = await emitSchema(emitted);
    if (code !== 0) return { code, output };
    const difference = firstDifference(
      readFileSync(committed, 'utf8'),
      readFileSync(emitted, 'utf8'),
    );
    if (!difference) return { code: 0, output: '' };
    const cure = 'If the change is meant, run "npm run check -- --fix" and commit the result.';
    return {
      code: 1,
      output: `${committed} is not what the server offers.\n${difference}\n${cure}\n`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
