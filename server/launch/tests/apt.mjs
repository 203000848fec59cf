import { existsSync } from 'node:fs';
import { run } from '../lib/children.mjs';
import { say } from '../lib/project.mjs';

/** Installs Debian packages where that can be done without asking: on Debian, as root. */
export async function aptInstall(...packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  say(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const { code, output } = await run('apt-get', args, { env });
  if (code !== 0) say(`apt-get failed:\n${output}`);
  return code === 0;
}
