import './lib/require-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { say } from './lib/project.mjs';
import { withThrowawayServer } from './lib/throwaway-server.mjs';
import { judgeReport } from './lighthouse/judge-report.mjs';
import { runLighthouse } from './lighthouse/run-lighthouse.mjs';
import { prepareChromium } from './tests/chromium.mjs';

const paths = ['/', '/faq/59', '/user/login'];

// Lighthouse on the pages that guests land on, against the built server as in production.
await main(async () => {
  stopOnSignals();
  await ensureDependencies();
  await ensureBuilt(['server', 'client']);
  const chromium = await prepareChromium();
  if (!chromium) throw new Error('No Chromium: set CHROMIUM_PATH or install chromium.');
  await withThrowawayServer({ NODE_ENV: 'production' }, async (url) => {
    for (const path of paths) {
      const { lines, isKept } = judgeReport(path, await runLighthouse(url + path, chromium));
      for (const line of lines) say(line);
      if (!isKept) process.exitCode = 1;
    }
  });
});
