import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../launch/lib/children.mjs';
import { runDrill } from './lib/drill.mjs';
import { outcomeOf } from './lib/scene.mjs';

/** A forgotten backup has filled the disk of the server, which is a small one in memory. */
await runDrill({
  name: 'disk',
  title: 'nothing can be stored',
  async stage(scene) {
    const disk = join(scene.folder, 'data');
    mkdirSync(disk);
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tidebox-drill', disk]);
    if (mounted.code !== 0) throw new Error(`This drill must mount a disk: ${mounted.output}`);
    await scene.startServer();
    const shopper = await scene.openShopper();
    mkdirSync(join(disk, 'old'));
    fill(disk);
    for (let count = 0; count < 200 && scene.outcome !== 'BUSY'; count++)
      scene.outcome = await outcomeOf(shopper.order(1_000));
  },
  see: async (scene) => [
    'Alerts: DiskFull, DiskNearlyFull.',
    `A shopper who orders reads: ${scene.outcome}`,
    `Log: ${scene.logLine(/SQLITE_FULL|is full|ENOSPC/)}`,
  ],
  async check(scene) {
    const stored = await outcomeOf(scene.shopper.order(1_000));
    return [
      ...(stored === 'done' ? [] : [`nothing can be stored: ${stored}`]),
      ...(freeRatio(scene.environment.VAR_DIR) >= 0.1 ? [] : ['the disk is nearly full']),
    ];
  },
  end: (scene) => run('umount', ['-l', join(scene.folder, 'data')]),
});

function fill(disk) {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(
    join(disk, 'old', 'backup-2025-01-01.tar.gz'),
    Buffer.alloc(bavail * bsize - 65_536),
  );
}

function freeRatio(disk) {
  const { bavail, blocks } = statfsSync(disk);
  return bavail / blocks;
}
