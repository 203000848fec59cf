import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../lib/children.mjs';
import { firstDifference } from './schema-drift.mjs';

/** Emits the rules of Prometheus afresh and compares them with the committed ones. */
export async function checkAlerts(committed = 'server/ops/prometheus/alerts.yml') {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-alerts-'));
  try {
    const emitted = join(folder, 'alerts.yml');
    const { code, output } = await emitAlerts(emitted);
    if (code !== 0) return { code, output };
    const before = existsSync(committed) ? readFileSync(committed, 'utf8') : '';
    const difference = firstDifference(before, readFileSync(emitted, 'utf8'));
    return difference
      ? { code: 1, output: `${committed} is not what alert-rules.ts says.\n${difference}\n` }
      : { code: 0, output: '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the rules that the server's code describes. */
export function emitAlerts(target) {
  return runNode(['-r', '@swc-node/register', 'server/app/alerts/emit-rules.ts', target]);
}
