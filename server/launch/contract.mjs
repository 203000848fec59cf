import './lib/require-node.mjs';
import { runNode, stopOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { tools } from './lib/project.mjs';

const USUAL_RUNS = '40';

/**
 * `npm run test:contract -- --seed=7 --runs=200 -t 'get /orders'`: calls every operation of both APIs with
 * generated values, valid and broken. The other options are jest's.
 */
await main(async () => {
  stopOnSignals();
  await ensureDependencies();
  const given = process.argv.slice(2);
  const valueOf = (name) => given.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
  const jest = given.filter((one) => !/^--(seed|runs)=/.test(one));
  const seed = valueOf('seed');
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    CONTRACT_RUNS: valueOf('runs') ?? USUAL_RUNS,
    ...(seed && { CONTRACT_SEED: seed }),
  };
  const story = ['--selectProjects', 'stories-sqlite', '--testPathPatterns=/contract\\.story'];
  const args = [tools.jest, ...story, '--testTimeout=1200000', ...jest];
  const { code } = await runNode(args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  process.exitCode = code;
});
