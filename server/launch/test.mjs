import './lib/require-node.mjs';
import { runNode, stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { say, secondsSince, tools } from './lib/project.mjs';
import { prepareChromium } from './tests/chromium.mjs';
import { prepareRedis } from './tests/redis.mjs';
import { prepareMysql } from './tests/mysql.mjs';
import { prepareScratchFolder } from './tests/scratch-folder.mjs';

const jestArgs = process.argv.slice(2);
const isPartial = jestArgs.length > 0;
const isCi = process.env.CI === 'true';
const results = [];

/** For what is young: collecting it too soon takes a twelfth of the tests' time. Workers inherit it. */
const moreRoom = '--max-semi-space-size=64';

await main(async () => {
  const scratch = prepareScratchFolder();
  let mysql;
  let redis;
  const clearUp = async () => {
    await mysql?.close();
    await redis?.close();
    scratch.close();
  };
  stopOnSignals(clearUp);
  await ensureDependencies();
  try {
    mysql = await prepareMysql();
    redis = await prepareRedis();
    // A browser waits more than it works, and so do stories on MySQL: together they fill the cores.
    await Promise.all([runJest(mysql, redis), isPartial || runBrowsers(mysql, redis)]);
  } finally {
    await clearUp();
  }
  if (isPartial) note('budgets, stories', 'left out: only the named tests were asked for');
  summarise();
});

async function runJest(mysql, redis) {
  if (mysql) say(`MySQL for this run: ${mysql.from}.`);
  else
    missing(
      'stories on MySQL',
      'no MySQL or MariaDB: set TEST_MYSQL_URL or install mariadb-server',
    );
  if (redis) say(`Redis for this run: ${redis.from}.`);
  else missing('stories with Redis', 'no Redis: set TEST_REDIS_URL or install redis-server');
  const env = { ...process.env, NODE_ENV: 'test', ...shared(mysql, redis) };
  const stdio = ['ignore', 'inherit', 'inherit'];
  await step('jest', [moreRoom, tools.jest, ...(isCi ? ['--ci'] : []), ...jestArgs], {
    env,
    stdio,
  });
}

/** Environment variables through which stories find shared services. */
function shared(mysql, redis) {
  return {
    ...(mysql && { TEST_MYSQL_URL: mysql.url }),
    ...(redis && { TEST_REDIS_URL: redis.url }),
  };
}

/** Tests that need a build and a browser. */
async function runBrowsers(mysql, redis) {
  if (!(await step('build', ['server/launch/build.mjs']))) return;
  await step('budgets', ['server/launch/budgets.mjs']);
  const chromium = await prepareChromium();
  if (!chromium) {
    missing('browser stories', 'no Chromium: set CHROMIUM_PATH or install chromium');
    return;
  }
  say(`Chromium for this run: ${chromium}.`);
  const args = [tools.playwright, 'test', '-c', 'client/e2e/playwright.config.ts'];
  const env = { ...process.env, CHROMIUM_PATH: chromium, ...shared(mysql, redis) };
  await step('browser stories', args, { env });
}

/**
 * Runs a part; its output is printed in one piece at its end, unless `stdio` redirects it, and if it failed at
 * the end of everything, so that the reason is next to the summary.
 */
async function step(name, args, options) {
  const startedAt = performance.now();
  const { code, output } = await runNode(args, options);
  const told = output && `\n── ${name} ──\n${output.trimEnd()}\n`;
  if (told && code === 0) say(told);
  results.push({
    name,
    failed: code !== 0,
    output: code === 0 ? '' : told,
    text: `${code === 0 ? 'passed' : 'FAILED'} in ${secondsSince(startedAt)}`,
  });
  return code === 0;
}

/** Skipped tests are reported loudly, and are a failure on the build server. */
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
  for (const { output } of results) if (output) say(output);
  say('\nnpm test');
  for (const { name, text } of results) say(`  ${name.padEnd(18)}${text}`);
  if (results.some(({ failed }) => failed)) process.exitCode = 1;
}
