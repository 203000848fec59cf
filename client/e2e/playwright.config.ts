import { defineConfig } from '@playwright/test';

/** Browser stories: each starts a server of its own, built as `npm start` builds it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: '../../var/e2e',
  snapshotPathTemplate: '{testDir}/kit/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Only a story that hangs should meet them: they run beside tests and builds on two cores.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        // Pictures come out alike, whatever screen and settings a machine has.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // Nobody stays on a page until machine code for it would have paid.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    screenshot: 'only-on-failure',
    // Tells which step hangs.
    navigationTimeout: 60_000,
    actionTimeout: 60_000,
  },
});
