import './lib/require-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runNode, stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { tools } from './lib/project.mjs';
import { prepareChromium } from './tests/chromium.mjs';

const [what = 'pages', folder] = process.argv.slice(2).filter((one) => !one.startsWith('--'));

const kinds = {
  /** Every page, in both languages and two widths, in var/pictures; `--dark` in the dark. */
  pages: ['-c', 'client/e2e/pictures.config.ts', 'every-page'],
  /** Takes pictures of a folder of prototypes beside ours, at two widths, in var/pictures/prototypes. */
  prototypes: ['-c', 'client/e2e/pictures.config.ts', 'prototypes'],
  /** Keeps how the design system looks now, in client/e2e/kit, as what `npm test` compares with. */
  kit: ['-c', 'client/e2e/playwright.config.ts', 'kit.story', '--update-snapshots'],
};

await main(async () => {
  if (!kinds[what])
    throw new Error(`Pictures of ${Object.keys(kinds).join(', ')}; not of ${what}.`);
  if (what === 'prototypes' && !folder)
    throw new Error('npm run pictures -- prototypes <folder with the prototypes>');
  stopOnSignals();
  await ensureDependencies();
  await ensureBuilt(['server', 'client']);
  const chromium = await prepareChromium();
  if (!chromium) throw new Error('No Chromium: set CHROMIUM_PATH or install chromium.');
  const { code } = await runNode([tools.playwright, 'test', ...kinds[what]], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      COLOR_MODE: process.argv.includes('--dark') ? 'dark' : 'light',
      PROTOTYPES: folder,
    },
  });
  process.exitCode = code;
});
