// Loaded into a measured server before its own code (`node --require`): counts its statements, and reports the
// process's use of resources over the channel of its parent.
const { readFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');
const {
  BetterSqlite3QueryRunner,
} = require('typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner');
const { MysqlQueryRunner } = require('typeorm/driver/mysql/MysqlQueryRunner');

const control = /^(BEGIN|COMMIT|ROLLBACK|START|SET )/;
let statements = 0;

for (const { prototype } of [BetterSqlite3QueryRunner, MysqlQueryRunner]) {
  const { query } = prototype;
  prototype.query = function (sql, ...rest) {
    if (!control.test(sql)) statements++;
    return query.call(this, sql, ...rest);
  };
}

const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();

// `settle` collects garbage, and restarts the measurement of loop delays.
process.on('message', (message) => {
  if (message !== 'usage' && message !== 'settle') return;
  if (message === 'settle') global.gc();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({
    ...{ cpuMicros: user + system, statements },
    ...{ rssMb: megabytes(rss), heapMb: megabytes(heapUsed) },
    waitedMs: waitedMs(),
    loopDelayMs: loop.percentile(99) / 1e6 - loop.min / 1e6,
  });
  if (message === 'settle') loop.reset();
});

/** Time for which the main thread was ready but others had the processors; available on Linux only. */
function waitedMs() {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

function megabytes(bytes) {
  return Math.round(bytes / 2 ** 20);
}
