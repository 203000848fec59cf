import './lib/require-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { start, stop, stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { say, tools } from './lib/project.mjs';

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '4000';
const pagePort = process.env.DEV_PORT ?? '5173';
// vite.config.mts reads PORT for the target of its proxy.
const env = {
  ...process.env,
  HOST: host,
  PORT: port,
  // Our configuration is bundled before it runs, so this advice is not for us.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
};

await main(async () => {
  stopOnSignals();
  await ensureDependencies();
  // The page reloads by vite, but the server only serves the GraphQL IDE when it is built.
  await ensureBuilt(['ide']);
  const server = start(
    process.execPath,
    ['--watch', '--watch-preserve-output', '-r', '@swc-node/register', 'server/main.ts'],
    { stdio: ['ignore', 'inherit', 'inherit'], env },
  );
  const page = start(
    process.execPath,
    [
      tools.vite,
      '-c',
      'client/vite.config.mts',
      '--host',
      host,
      '--port',
      pagePort,
      '--strictPort',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env },
  );
  say(`Page with hot reload   http://${host}:${pagePort}`);
  say(`Server, restarting     http://${host}:${port}   (GraphQL at /graphql)`);
  say('Ctrl-C ends both.');

  // Neither is of use without the other.
  const ended = await Promise.race([endOf(server, 'server'), endOf(page, 'page')]);
  await Promise.all([stop(server), stop(page)]);
  throw new Error(`The ${ended} ended, and with it the development servers.`);
});

function endOf(child, name) {
  return new Promise((resolve) => child.once('exit', () => resolve(name)));
}
