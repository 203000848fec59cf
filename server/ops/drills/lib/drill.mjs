import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../../../launch/lib/built-server.mjs';
import { stopOnSignals } from '../../../launch/lib/children.mjs';
import { prepare } from '../../../launch/lib/ready.mjs';
import { projectRoot } from '../../../launch/lib/project.mjs';
import { Scene } from './scene.mjs';

/** Last line of the output once everything is broken. */
const BEGUN = 'The night has begun. Enter checks as well, Ctrl-C ends it.';

const MENDED = 'Mended.\n';

/**
 * Runs a staged night: without arguments it starts a server of its own in `var/drills/NAME`, breaks something, prints
 * what the person on duty would notice, and waits; with `--check` it reports whether the fault is mended, by its exit
 * code. `stage(scene)` breaks it, `see(scene)` returns lines, `check(scene)` returns what is still wrong,
 * `end(scene)` removes what only this drill has made.
 */
export async function runDrill(drill) {
  if (!(await prepare(['server']))) return;
  const folder = resolve(process.env.DRILL_FOLDER ?? join(projectRoot, 'var/drills'), drill.name);
  if (process.argv.includes('--check')) return check(drill, folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const scene = new Scene(folder);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => scene.end());
  stopOnSignals(() => drill.end?.(scene));
  scene.changeEnvironment(await usualEnvironment(folder));
  await drill.stage(scene);
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(scene.facts));
  await print(drill, scene);
  // Also keeps a drill alive whose server cannot start.
  process.stdin.on('data', async () => void process.stdout.write(await verdict(drill, scene)));
}

async function usualEnvironment(folder) {
  const port = await freePort();
  return {
    ...{ NODE_ENV: 'test', DEMO: 'off', CAPTCHA: 'off', LOG_LEVEL: 'info' },
    ...{ HOST: '127.0.0.1', PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...{ VAR_DIR: join(folder, 'data'), OPERATOR_EMAIL: 'night@tidebox.example' },
  };
}

async function print(drill, scene) {
  const { folder } = scene;
  const alerts = await scene.operate('alerts');
  const lines = [
    `── A staged night: ${drill.title} ──`,
    ...(await drill.see(scene)),
    `/readyz: ${await scene.readiness()}`,
    '$ npm run operator -- alerts',
    alerts.output.trimEnd(),
    '',
    'The runbook is schema/operating.md.',
    `The environment of the server; edit it there, and give it to commands: set -a; . ${folder}/env; set +a`,
    `The log: ${folder}/server.log. The server is started again when it ends: kill $(cat ${folder}/server.pid)`,
    `Mended? DRILL_FOLDER=${dirname(folder)} node server/ops/drills/${drill.name}.mjs --check`,
    BEGUN,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function check(drill, folder) {
  const facts = join(folder, 'facts.json');
  if (!existsSync(facts)) {
    process.stderr.write(`No such night: ${folder} has none; DRILL_FOLDER names another folder.\n`);
    process.exit(2);
  }
  const scene = new Scene(folder);
  scene.facts = JSON.parse(readFileSync(facts, 'utf8'));
  const said = await verdict(drill, scene);
  process.stdout.write(said);
  process.exit(said === MENDED ? 0 : 1);
}

async function verdict(drill, scene) {
  const faults = await drill.check(scene);
  return faults.length > 0 ? `Not yet: ${faults.join('; ')}.\n` : MENDED;
}
