import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../launch/lib/built-server.mjs';
import { start } from '../../launch/lib/children.mjs';
import { runDrill } from './lib/drill.mjs';
import { outcomeOf } from './lib/scene.mjs';

/** Redis hangs: it takes connections and does not reply. */
await runDrill({
  name: 'redis',
  title: 'Redis does not reply',
  async stage(scene) {
    const port = await freePort();
    const redis = runRedis(scene, port);
    scene.changeEnvironment({ REDIS_URL: `redis://127.0.0.1:${port}` });
    await scene.startServer();
    await scene.openShopper();
    redis.kill('SIGSTOP');
  },
  see: async (scene) => [
    'Alert: RedisUnreachable.',
    `A shopper who orders sees: ${await outcomeOf(scene.shopper.order(1_000))}`,
    `Log: ${scene.logLine(/Redis cannot be reached/)}`,
    `Redis is started again when it ends: kill -9 $(cat ${scene.folder}/redis.pid)`,
  ],
  async check(scene) {
    const { port } = new URL(scene.environment.REDIS_URL);
    return (await pings(port)) ? [] : ['Redis does not reply'];
  },
});

/** Starts Redis, and starts it again whenever it ends. */
function runRedis(scene, port) {
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', scene.folder];
  const redis = start('redis-server', options, { stdio: 'ignore' });
  writeFileSync(join(scene.folder, 'redis.pid'), String(redis.pid));
  redis.once('exit', () => {
    if (!scene.isEnding) runRedis(scene, port);
  });
  return redis;
}

/** Returns whether Redis replies within a second. */
function pings(port) {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (replies) => {
      socket.destroy();
      resolve(replies);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.on('data', (reply) => end(String(reply).startsWith('+PONG')));
    socket.on('error', () => end(false));
  });
}
