import { readFileSync } from 'node:fs';
import { run } from '../lib/children.mjs';

/**
 * The lock file contains no host, package.json requires exact versions, so that a renewal is seen in its diff, and
 * npm would install them.
 */
export async function checkLockFile() {
  const hosts = hostsNamedIn(readFileSync('package-lock.json', 'utf8'));
  if (hosts.length > 0) return { code: 1, output: `package-lock.json names ${hosts.join(', ')}\n` };
  const ranges = rangesIn(readFileSync('package.json', 'utf8'));
  if (ranges.length > 0)
    return { code: 1, output: `package.json has no exact version of ${ranges.join(', ')}\n` };
  const dryRun = await run('npm', ['ci', '--dry-run', '--include=dev', '--loglevel=error']);
  if (dryRun.code !== 0) return dryRun;
  return run('npm', ['ls', '--all', '--loglevel=error']);
}

/** Hosts that packages would be fetched from; links to a package's sponsors do no harm. */
export function hostsNamedIn(lockFile) {
  const sources = Object.values(JSON.parse(lockFile).packages).map((entry) => entry.resolved ?? '');
  return [...new Set(sources.filter((source) => source.includes('://')))].map(
    (source) => new URL(source).host,
  );
}

/** Packages that are required by a range of versions. */
export function rangesIn(manifest) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(manifest);
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/(^|@)\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name]) => name);
}
