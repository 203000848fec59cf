import '../launch/lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { brotliBytes } from '../launch/lib/brotli-bytes.mjs';
import { ensureBuilt } from '../launch/lib/build.mjs';
import { stopOnSignals } from '../launch/lib/children.mjs';
import { ensureDependencies } from '../launch/lib/dependencies.mjs';
import { main } from '../launch/lib/main.mjs';
import { say } from '../launch/lib/project.mjs';
import { withThrowawayServer } from '../launch/lib/throwaway-server.mjs';
import { prepareChromium } from '../launch/tests/chromium.mjs';
import { figuresOf, medianOf } from './web/lighthouse-figures.mjs';
import { runLighthouse } from './web/run-lighthouse.mjs';
import { measureThrottled } from './web/throttled.mjs';

/** Limits of a page: seconds, milliseconds, kB; of HTML the body as brotli, of scripts all that is sent. */
const goals = { lcp: 0.9, tbt: 60, cls: 0.02, score: 100, html: 16, scripts: 200 };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    path: {
      type: 'string',
      multiple: true,
      default: ['/', '/faq/59', '/user/login', '/productdetail'],
    },
    'no-lighthouse': { type: 'boolean', default: false },
  },
});

// The pages on which guests land, as a phone on slow 4G receives them from the server in production mode.
await main(async () => {
  stopOnSignals();
  await ensureDependencies();
  await ensureBuilt(['server', 'client']);
  const chromium = await prepareChromium();
  if (!chromium) throw new Error('No Chromium: set CHROMIUM_PATH or install chromium.');
  await withThrowawayServer({ NODE_ENV: 'production' }, async (url) => {
    if (!values['no-lighthouse']) await lighthouseTable(url, chromium);
    for (const line of await measureThrottled(chromium, url)) say(line);
  });
});

async function lighthouseTable(url, chromium) {
  say(`Lighthouse, phone, simulated slow 4G: medians of ${values.runs}`);
  say('page              LCP s  TBT ms    CLS  score  HTML kB (sent)  scripts kB (requests)');
  for (const path of values.path) {
    // The first visitor after a start waits for the page to be rendered; the others are measured.
    const html = (await brotliBytes(url + path)) / 1000;
    const runs = [];
    for (let run = 0; run < Number(values.runs); run++)
      runs.push(figuresOf(await runLighthouse(url + path, chromium)));
    say(row(path, { ...medianOf(runs), html }));
  }
  say(row('goal', goals));
}

function row(path, { lcp, tbt, cls, score, html, sent, scripts, requests }) {
  return [
    path.padEnd(16),
    lcp.toFixed(2).padStart(6),
    tbt.toFixed(0).padStart(7),
    cls.toFixed(3).padStart(6),
    String(score).padStart(6),
    html.toFixed(1).padStart(8),
    (sent ? `(${sent.toFixed(1)})` : '').padStart(6),
    scripts.toFixed(1).padStart(11),
    requests ? `(${requests})` : '',
  ].join(' ');
}
