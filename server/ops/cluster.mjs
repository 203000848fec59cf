// Starts a whole cluster on this machine, without Docker: two web processes, a worker, HAProxy, MariaDB, Redis and a
// store that speaks S3; `npm run cluster` serves it until Ctrl-C (`--port=4100`). `npm run cluster -- check` lets
// shoppers use it while every request meets the other process, then while one part after another fails, and
// compares its throughput with that of one process.
import { stopOnSignals } from '../launch/lib/children.mjs';
import { say } from '../launch/lib/project.mjs';
import { prepare } from '../launch/lib/ready.mjs';
import { option, report } from '../bench/lib/outcome.mjs';
import { checks } from './cluster/checks.mjs';
import { startCluster } from './cluster/start-cluster.mjs';
import { compareThroughput } from './cluster/throughput.mjs';
import { buyWhilePartsFail } from './cluster/under-load.mjs';

if (await prepare()) {
  let cluster;
  stopOnSignals(() => cluster?.close());
  cluster = await startCluster({ port: option('port') });
  if (process.argv.includes('check')) await check(cluster);
  else say(`The cluster serves ${cluster.url}; its logs are in ${cluster.varDir}. Ctrl-C ends it.`);
}

async function check(cluster) {
  try {
    for (const [name, run] of Object.entries(checks)) tell(name, await run(cluster));
    const { buyers, gaps, found } = await buyWhilePartsFail(cluster);
    for (const [name, ms] of Object.entries(gaps))
      say(`${name}: served again after ${Math.round(ms)} ms`);
    report(`${Object.keys(gaps).length} faults under ${buyers.length} buyers`, buyers, found);
    await compareThroughput(cluster);
  } finally {
    await cluster.close();
  }
}

function tell(name, faults) {
  say(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const fault of faults) say(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
