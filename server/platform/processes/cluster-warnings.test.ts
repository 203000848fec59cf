import { clusterWarnings } from './cluster-warnings';

const process = (host: string, facts: object = {}) => ({
  ...{ role: 'all' as const, host, port: 4000, uploadsFolder: '', hasRedis: true },
  ...facts,
});
const onDisk = (folder = '/var/uploads') => ({ uploadsFolder: folder });

describe('Processes that share a database', () => {
  it('may be one, with counts in its memory and uploads on its disk', () => {
    expect(clusterWarnings([process('one', { ...onDisk(), hasRedis: false })])).toEqual([]);
    expect(clusterWarnings([])).toEqual([]);
  });

  it('may be several with Redis and a bucket, and a worker among them', () => {
    expect(
      clusterWarnings([
        process('a', { role: 'web' }),
        process('b', { role: 'web' }),
        process('c', { role: 'worker', hasRedis: false }),
      ]),
    ).toEqual([]);
  });

  it('count limits each for itself without Redis, and are named', () => {
    const alone = { hasRedis: false };
    expect(clusterWarnings([process('b', alone), process('a', alone), process('c')])).toEqual([
      'without REDIS_URL each process counts limits for itself: a:4000, b:4000',
    ]);
  });

  it('miss uploads on the disk of another, of a worker too', () => {
    const worker = process('b', { role: 'worker', ...onDisk() });
    expect(clusterWarnings([process('a', onDisk()), worker])).toEqual([
      'without STORAGE_URL other processes miss uploads on a local disk: a:4000, b:4000',
    ]);
    expect(clusterWarnings([process('a'), worker])).toEqual([
      'without STORAGE_URL other processes miss uploads on a local disk: b:4000',
    ]);
    expect(
      clusterWarnings([process('a', onDisk()), process('a', onDisk('/elsewhere'))]),
    ).toHaveLength(1);
    expect(clusterWarnings([process('a', onDisk()), process('a', onDisk())])).toEqual([]);
  });

  it('do no scheduled work where all have the role web', () => {
    expect(clusterWarnings([process('a', { role: 'web' }), process('b', { role: 'web' })])).toEqual(
      ['no process with ROLE=worker or ROLE=all runs scheduled jobs: a:4000, b:4000'],
    );
  });
});
