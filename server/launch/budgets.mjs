import './lib/require-node.mjs';
import { judge } from './budgets/limits.mjs';
import { measureShift } from './budgets/measure-shift.mjs';
import { weighClient } from './budgets/weigh-client.mjs';
import { weighHome } from './budgets/weigh-home.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { say } from './lib/project.mjs';
import { prepareChromium } from './tests/chromium.mjs';

// Prints the size and layout shift of pages, and fails if one asks too much of a phone on a slow network. Without a
// Chromium, the measures that need a browser are skipped with a loud notice.
await main(async () => {
  stopOnSignals();
  await ensureDependencies();
  await ensureBuilt(['server', 'client']);
  const chromium = await prepareChromium();
  const shifts = chromium ? await measureShift(chromium) : [];
  const { lines, isKept } = judge([await weighHome(), ...weighClient(), ...shifts]);
  for (const line of lines) say(line);
  if (!chromium) say('!! layout shift NOT MEASURED: no Chromium: set CHROMIUM_PATH !!');
  if (!isKept || (!chromium && process.env.CI === 'true')) process.exitCode = 1;
});
