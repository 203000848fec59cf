import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { run } from './children.mjs';
import { say, secondsSince } from './project.mjs';

/** Installs the packages of the lock file unless node_modules holds exactly those. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  const startedAt = performance.now();
  say('Installing packages (npm ci), this takes a minute …');
  // Building needs the development packages, also under NODE_ENV=production.
  const { code } = await run('npm', ['ci', '--include=dev', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) throw new Error('npm ci failed; its message stands above.');
  say(`Packages installed in ${secondsSince(startedAt)}.`);
}

/**
 * npm writes node_modules/.package-lock.json as the last act of an install, so comparing it with
 * the lock file sees a missing, an interrupted and an outdated install alike.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const installed = present[path];
    // Optional packages are built for one platform each; npm leaves out the others.
    return installed ? installed.version === entry.version : Boolean(entry.optional);
  });
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
