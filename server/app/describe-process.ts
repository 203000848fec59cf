import { existsSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../platform/config';
import type { Announcement } from '../platform/processes/presence';
import { uploadsOf } from './services';

/** The project's package.json, above dist/server/app or above the sources in development. */
const places = ['../../../package.json', '../../package.json'].map((path) => join(__dirname, path));

const MAX_TEXT = 255;

/** Returns the facts by which this process announces itself. */
export function describeProcess(config: Config): Announcement {
  return {
    role: config.role,
    host: hostname().slice(0, MAX_TEXT),
    build: buildOf(places.find(existsSync)),
    uploadsFolder: config.s3 ? '' : uploadsOf(config).slice(0, MAX_TEXT),
    hasRedis: config.redisUrl !== null,
  };
}

/** Version and minute of the build: versions change seldom, and a rolling release has two builds at once. */
function buildOf(manifest: string | undefined): string {
  const { version } = JSON.parse(manifest ? readFileSync(manifest, 'utf8') : '{}') as {
    version?: string;
  };
  const builtAt = statSync(__filename).mtime.toISOString().slice(0, 16);
  return `${version ?? '?'} of ${builtAt}Z`;
}
