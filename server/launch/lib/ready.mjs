import { ensureBuilt } from './build.mjs';
import { stopOnSignals } from './children.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { main } from './main.mjs';

/**
 * Updates packages and the named builds (all by default); false if that failed and was reported. All output goes
 * to stderr: stdout belongs to the program that follows (operator --json).
 */
export async function prepare(targets) {
  const leaveSignals = stopOnSignals();
  const ready = await main(async () => {
    await ensureDependencies();
    await ensureBuilt(targets);
  });
  leaveSignals();
  return ready;
}
