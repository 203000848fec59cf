import './lib/require-node.mjs';
import { runNode, stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { say, tools } from './lib/project.mjs';
import { prepareMysql } from './tests/mysql.mjs';

const USUAL_RUNS = '10000';
const DATABASES = ['sqlite', 'mysql'];

/**
 * `npm run test:money -- --seed=7 --runs=200 --database=sqlite`: plays random sequences of all that
 * moves money, with faults, on both databases or one of them. The other options are jest's.
 */
await main(async () => {
  let mysql;
  stopOnSignals(async () => mysql?.close());
  await ensureDependencies();
  const given = process.argv.slice(2);
  const valueOf = (name) => given.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
  const jest = given.filter((one) => !/^--(seed|runs|database)=/.test(one));
  const databases = DATABASES.filter((one) => [one, undefined].includes(valueOf('database')));
  if (databases.length === 0) throw new Error('--database is sqlite or mysql');
  try {
    if (databases.includes('mysql')) mysql = await prepareMysql();
    if (databases.includes('mysql') && !mysql) throw new Error('There is no MySQL or MariaDB here');
    const projects = databases.map((one) => `stories-${one}`);
    const story = ['--selectProjects', ...projects, '--testPathPatterns=/money-model\\.story'];
    const seed = valueOf('seed');
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      MONEY_RUNS: valueOf('runs') ?? USUAL_RUNS,
      ...(seed && { MONEY_SEED: seed }),
      ...(mysql && { TEST_MYSQL_URL: mysql.url }),
    };
    say(`Playing ${env.MONEY_RUNS} sequences on ${databases.join(' and ')} …`);
    const args = [tools.jest, ...story, '--testTimeout=36000000', ...jest];
    const { code } = await runNode(args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    process.exitCode = code;
  } finally {
    await mysql?.close();
  }
});
