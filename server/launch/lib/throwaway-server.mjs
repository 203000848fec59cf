import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from './built-server.mjs';
import { stop } from './children.mjs';

/**
 * Runs `use(url, pid)` against the built server on a free port, with an empty database in a folder of its
 * own; ends the server and removes the folder afterwards. `env` says what differs.
 */
export async function withThrowawayServer(env, use) {
  const varDir = mkdtempSync(join(tmpdir(), 'tidebox-measure-'));
  try {
    const { server, url } = await startBuiltServer({ varDir, env });
    try {
      return await use(url, server.pid);
    } finally {
      await stop(server);
    }
  } finally {
    rmSync(varDir, { recursive: true, force: true });
  }
}
