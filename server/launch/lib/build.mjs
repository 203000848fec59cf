import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runNode } from './children.mjs';
import { fingerprint } from './fingerprint.mjs';
import { say, secondsSince, tools } from './project.mjs';

const isTest = (path) => /\.test\.tsx?$|^(server|client)\/testing\/|^client\/e2e\//.test(path);
const common = ['package-lock.json', 'tsconfig.json'];

/** The files that a build of the client made itself, without those of the previous build. */
const OWN_ASSETS = '.vite/own-assets.json';
/** The documents of a build, and of the one before it. */
const DOCUMENTS = '.vite/persisted-documents.json';
const PREVIOUS_DOCUMENTS = '.vite/previous-documents.json';

const targets = {
  server: {
    sources: [...common, 'server'],
    isPart: (path) => !isTest(path) && !/^server\/(launch|bench)\//.test(path),
    // Types are judged by `npm run check`; judging them here as well would take as long again.
    commands: (outDir) => [
      [tools.tsc, '-p', 'server/tsconfig.build.json', '--noCheck', '--outDir', outDir],
    ],
  },
  client: {
    sources: [...common, 'client', 'schema/common-passwords.json'],
    isPart: (path) => !isTest(path) && !/^client\/(ide|staff)\//.test(path),
    keepsAssets: true,
    // Builds for the browser, and with it for the server that renders its pages: they change together.
    commands: (outDir) => [
      viteBuild('client/vite.config.mts', outDir),
      viteBuild('client/vite.server.config.mts', join(outDir, '.server')),
    ],
  },
  ide: {
    sources: [...common, 'client/ide'],
    isPart: () => true,
    commands: (outDir) => [viteBuild('client/ide/vite.config.mts', outDir)],
  },
  staff: {
    sources: [...common, 'client', 'server/kernel/scan-code.ts'],
    isPart: (path) => !isTest(path) && !/^client\/(ide|pages|routes|rendering|gql)\//.test(path),
    keepsAssets: true,
    commands: (outDir) => [viteBuild('client/staff/vite.config.mts', outDir)],
  },
};

function viteBuild(config, outDir) {
  const options = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return [tools.vite, 'build', '-c', config, ...options];
}

/** Builds those of the named targets whose sources changed, side by side. */
export async function ensureBuilt(names = Object.keys(targets)) {
  const stale = names
    .map((name) => ({ name, source: sourceOf(name) }))
    .filter(({ name, source }) => source !== builtFrom(name));
  await Promise.all(stale.map(({ name, source }) => build(name, source)));
}

function sourceOf(name) {
  return fingerprint(targets[name].sources, targets[name].isPart);
}

function builtFrom(name) {
  try {
    return readFileSync(join('dist', name, '.built-from'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Builds beside the old output and swaps at the end, so a failed build leaves the old one whole. */
async function build(name, source) {
  const startedAt = performance.now();
  say(`Building the ${name} …`);
  const fresh = join(process.cwd(), 'dist', `.${name}-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const command of targets[name].commands(fresh)) {
    const { code, output } = await runNode(command, { env });
    if (code === 0) continue;
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`Building the ${name} failed:\n${output}`);
  }
  if (targets[name].keepsAssets) keepPreviousAssets(join('dist', name), fresh);
  writeFileSync(join(fresh, '.built-from'), source);
  swap(fresh, join('dist', name));
  say(`The ${name} is built (${secondsSince(startedAt)}).`);
}

/**
 * Open pages continue to load files of the previous build and to send the hashes of its documents; older builds
 * are dropped.
 */
function keepPreviousAssets(previous, fresh) {
  const own = readdirSync(join(fresh, 'assets'));
  writeFileSync(join(fresh, OWN_ASSETS), JSON.stringify(own));
  if (!existsSync(join(previous, OWN_ASSETS))) return;
  if (existsSync(join(previous, DOCUMENTS)))
    copyFileSync(join(previous, DOCUMENTS), join(fresh, PREVIOUS_DOCUMENTS));
  for (const file of JSON.parse(readFileSync(join(previous, OWN_ASSETS), 'utf8'))) {
    if (!own.includes(file))
      copyFileSync(join(previous, 'assets', file), join(fresh, 'assets', file));
  }
}

function swap(fresh, place) {
  const old = `${fresh}-old`;
  try {
    renameSync(place, old);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  renameSync(fresh, place);
  rmSync(old, { recursive: true, force: true });
}
