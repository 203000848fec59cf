import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDrill } from './lib/drill.mjs';
import { outcomeOf } from './lib/scene.mjs';

/** The file of the database is destroyed; there is a backup of this night. */
await runDrill({
  name: 'database',
  title: 'the shop does not answer',
  async stage(scene) {
    await scene.startServer();
    const shopper = await scene.openShopper();
    await scene.recharge(shopper);
    await scene.operate('backup', join(scene.folder, 'night.tar.gz'));
    await scene.stopServer();
    for (const part of ['-wal', '-shm']) rmSync(`${scene.databaseFile}${part}`, { force: true });
    writeFileSync(scene.databaseFile, Buffer.alloc(65_536, 'lost '));
    scene.launchBroken();
    await scene.until(() => scene.logLine(/is damaged/));
  },
  see: async (scene) => [
    'Alert: ServerDown.',
    `Log: ${scene.logLine(/is damaged/)}`,
    `The server has given up. It starts when told to: touch ${scene.startFile}`,
    `The backup of this night: ${scene.folder}/night.tar.gz`,
  ],
  async check(scene) {
    const readiness = await scene.readiness();
    if (!readiness.startsWith('200')) return [`/readyz: ${readiness}`];
    const paid = await outcomeOf(scene.shopper.pay(await scene.shopper.order(100)));
    return paid === 'done' ? [] : [`a shopper cannot pay: ${paid}`];
  },
});
