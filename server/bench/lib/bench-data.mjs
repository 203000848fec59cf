import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../launch/lib/children.mjs';

/**
 * Fills the database of a home by the bulk seed with all shoppers but the `first`; returns what it printed: rows
 * and seconds.
 */
export async function seed({ varDir, env }, { first = 0, shoppers, orders, items }) {
  const counts = { first, shoppers, orders, items };
  const wanted = Object.entries(counts).map(([name, count]) => `--${name}=${count}`);
  const program = ['--require', '@swc-node/register', 'server/bench/seed/seed.ts', ...wanted];
  const { code, output } = await runNode(program, {
    env: { ...process.env, VAR_DIR: varDir, DATABASE_URL: '', ...env },
  });
  if (code !== 0) throw new Error(`Could not seed:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** The same data for a second server: an embedded database serves one process, so it gets a copy. */
export function copyOf(home) {
  if (home.env.DATABASE_URL) return home;
  const copy = join(home.varDir, 'copy.sqlite');
  copyFileSync(join(home.varDir, 'tidebox.sqlite'), copy);
  return { ...home, env: { ...home.env, DATABASE_URL: `sqlite:${copy}` } };
}

/** How a seeded shopper is signed in: by a session that the seed opened, or with this password. */
export const signInOf = (index) => ({
  ...{ token: `bench-${index}`, email: `bench-${index}@example.com`, password: 'secret123' },
});
