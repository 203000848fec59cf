import './lib/require-node.mjs';
import { judgeWeights } from './budgets/limits.mjs';
import { weighClient } from './budgets/weigh-client.mjs';
import { weighHome } from './budgets/weigh-home.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { say } from './lib/project.mjs';

// Prints what pages weigh, and fails where one is too heavy for a phone on a slow network.
await main(async () => {
  stopOnSignals();
  await ensureDependencies();
  await ensureBuilt(['server', 'client']);
  const { lines, isKept } = judgeWeights([await weighHome(), ...weighClient()]);
  for (const line of lines) say(line);
  if (!isKept) process.exitCode = 1;
});
