import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../../launch/lib/children.mjs';
import { openWhenReady } from '../../launch/tests/mysql.mjs';
import { startPrivateMysql } from '../../launch/tests/private-mysql.mjs';

const withoutCaptcha = { CAPTCHA: 'off' };

/** Runs `work({ varDir, env, mysql })` with an empty database of the kind and a folder of its own. */
export async function withDatabase(kind, work) {
  const varDir = mkdtempSync(join(tmpdir(), 'tidebox-bench-'));
  try {
    if (kind === 'sqlite') return await work({ varDir, env: withoutCaptcha });
    const mysql = await startPrivateMysql({ isDurable: true });
    if (!mysql) throw new Error('No MariaDB or MySQL is installed');
    try {
      const { url } = await openWhenReady(mysql);
      return await work({ varDir, env: { ...withoutCaptcha, DATABASE_URL: url }, mysql });
    } finally {
      await mysql.close();
    }
  } finally {
    rmSync(varDir, { recursive: true, force: true });
  }
}

/** Returns the violations that the operator's `ledger verify` finds; runs beside the server. */
export async function brokenInvariants({ varDir, env }) {
  const { code, output } = await runNode(
    ['dist/server/operator/main.js', 'ledger', 'verify', '--full', '--json'],
    { env: { ...process.env, VAR_DIR: varDir, DEMO: 'off', LOG_LEVEL: 'error', ...env } },
  );
  if (code === 0) return [];
  return [`ledger verify ended with ${code}: ${output}`];
}
