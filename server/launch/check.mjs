import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureIntegratorTypes } from './lib/integrator-types.mjs';
import { main } from './lib/main.mjs';
import { say, secondsSince } from './lib/project.mjs';

const AT_ONCE = 2;

await main(async () => {
  stopOnSignals();
  await ensureDependencies();
  // Gates import packages, which may have been installed a moment ago.
  const { gates } = await import('./gates/list.mjs');
  const words = process.argv.slice(2);
  const chosen = choose(
    gates,
    words.filter((word) => word !== '--fix'),
  );
  if (words.includes('--fix')) await mend(chosen);
  await ensureIntegratorTypes();
  const queue = [...chosen];
  const failures = [];
  const worker = async () => {
    for (let gate = queue.shift(); gate; gate = queue.shift()) {
      const { code, output } = await judge(gate);
      if (code !== 0) failures.push({ name: gate.name, output });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const { name, output } of failures) say(`\n── ${name} ──\n${output.trimEnd()}`);
  const held = `${chosen.length - failures.length} of ${chosen.length} gates hold`;
  say(failures.length === 0 ? held : `\n${held}; not: ${failures.map((f) => f.name).join(', ')}`);
  if (failures.length > 0) process.exitCode = 1;
});

/** `npm run check -- lint` runs the gates whose name contains the word. */
function choose(gates, words) {
  if (words.length === 0) return gates;
  const chosen = gates.filter(({ name }) => words.some((word) => name.includes(word)));
  if (chosen.length > 0) return chosen;
  throw new Error(`No such gate. There are: ${gates.map(({ name }) => name).join(' · ')}`);
}

/** `npm run check -- --fix` first mends what can be mended, one after the other. */
async function mend(chosen) {
  for (const { name, fix } of chosen.filter((gate) => gate.fix)) {
    const { code, output } = await fix();
    say(`mended ${name.padEnd(20)} ${code === 0 ? '' : `not wholly: ${output.trimEnd()}`}`);
  }
}

async function judge(gate) {
  const startedAt = performance.now();
  const absent = gate.needs.filter((path) => !existsSync(path));
  const result =
    absent.length > 0
      ? { code: 1, output: `Nothing to judge: ${absent.join(', ')} is missing.` }
      : await gate.run();
  say(
    `${result.code === 0 ? 'ok    ' : 'FAILED'} ${gate.name.padEnd(20)} ${secondsSince(startedAt)}`,
  );
  return result;
}
