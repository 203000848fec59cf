import './lib/require-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runNode, stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { tools } from './lib/project.mjs';
import { prepareChromium } from './tests/chromium.mjs';

// A picture of every page, in both languages and two widths, in var/pictures; `--dark` in the dark.
await main(async () => {
  stopOnSignals();
  await ensureDependencies();
  await ensureBuilt(['server', 'client']);
  const chromium = await prepareChromium();
  if (!chromium) throw new Error('No Chromium: set CHROMIUM_PATH or install chromium.');
  const { code } = await runNode(
    [tools.playwright, 'test', '-c', 'client/e2e/pictures.config.ts'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        COLOR_MODE: process.argv.includes('--dark') ? 'dark' : 'light',
      },
    },
  );
  process.exitCode = code;
});
