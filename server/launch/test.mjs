import './lib/require-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runNode, stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { say, secondsSince, tools } from './lib/project.mjs';
import { prepareChromium } from './tests/chromium.mjs';
import { prepareMysql } from './tests/mysql.mjs';

const jestArgs = process.argv.slice(2);
const isPartial = jestArgs.length > 0;
const isCi = process.env.CI === 'true';
const results = [];

await main(async () => {
  let mysql;
  stopOnSignals(async () => mysql?.close());
  await ensureDependencies();
  try {
    mysql = await prepareMysql();
    await runJest(mysql);
  } finally {
    await mysql?.close();
  }
  if (isPartial) note('budgets, stories', 'left out: only the named tests were asked for');
  else {
    await ensureBuilt();
    await step('budgets', ['server/launch/budgets.mjs'], process.env);
    await runBrowserStories();
  }
  summarise();
});

async function runJest(mysql) {
  if (mysql) say(`MySQL for this run: ${mysql.from}.`);
  else
    missing(
      'stories on MySQL',
      'no MySQL or MariaDB: set TEST_MYSQL_URL or install mariadb-server',
    );
  const env = { ...process.env, NODE_ENV: 'test', ...(mysql && { TEST_MYSQL_URL: mysql.url }) };
  await step('jest', [tools.jest, ...(isCi ? ['--ci'] : []), ...jestArgs], env);
}

async function runBrowserStories() {
  const chromium = await prepareChromium();
  if (!chromium) {
    missing('browser stories', 'no Chromium: set CHROMIUM_PATH or install chromium');
    return;
  }
  say(`Chromium for this run: ${chromium}.`);
  const args = [tools.playwright, 'test', '-c', 'client/e2e/playwright.config.ts'];
  await step('browser stories', args, { ...process.env, CHROMIUM_PATH: chromium });
}

async function step(name, args, env) {
  const startedAt = performance.now();
  const { code } = await runNode(args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  results.push({
    name,
    failed: code !== 0,
    text: `${code === 0 ? 'passed' : 'FAILED'} in ${secondsSince(startedAt)}`,
  });
}

/** What could not be tested is shouted, and on the build server it is a failure. */
function missing(name, reason) {
  const line = `${name} NOT RUN: ${reason}`;
  const edge = '!'.repeat(line.length + 6);
  say(`\n${edge}\n!! ${line} !!\n${edge}\n`);
  results.push({ name, failed: isCi, text: `NOT RUN: ${reason}` });
}

function note(name, text) {
  results.push({ name, failed: false, text });
}

function summarise() {
  say('\nnpm test');
  for (const { name, text } of results) say(`  ${name.padEnd(18)}${text}`);
  if (results.some(({ failed }) => failed)) process.exitCode = 1;
}
