import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../../launch/lib/built-server.mjs';
import { stop } from '../../launch/lib/children.mjs';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tidebox.example',
  CAPTCHA: 'on',
};
const meter = ['--expose-gc', '--require', './server/bench/lib/meter.cjs'];

/** Maximum CPU time of a server at rest in half a second. */
const AT_REST_MICROS = 15_000;

/**
 * Starts the server that was built in a folder on a database, with a meter; `usage()` returns what the process
 * has used so far, `settle()` the memory that remains after garbage collection, `rest()` waits until the jobs
 * after a start are done.
 */
export async function startMeasured({ varDir, env }, folder = '.') {
  const args = [...meter, 'dist/server/main.js'];
  const all = { ...env, ...production };
  const { server, url } = await startBuiltServer({ varDir, env: all, args, folder });
  async function ask(question) {
    server.send(question);
    // A server sends its own messages over the same channel, e.g. that it is ready.
    for (;;) {
      const [message] = await once(server, 'message');
      if (message.cpuMicros) return message;
    }
  }
  return {
    url,
    usage: () => ask('usage'),
    settle: () => ask('settle'),
    async rest() {
      for (let used = 0, last = -Infinity; used - last > AT_REST_MICROS;) {
        last = used;
        await sleep(500);
        used = (await ask('usage')).cpuMicros;
      }
    },
    stop: () => stop(server),
  };
}
