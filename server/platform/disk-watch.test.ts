import { DiskWatch } from './disk-watch';

const failsWith = (said: object) => () =>
  Promise.reject(Object.assign(new Error('write failed'), said));

describe('A disk', () => {
  it.each([
    ['of SQLite', { driverError: { code: 'SQLITE_FULL', message: 'database or disk is full' } }],
    ['of a table of MySQL', { driverError: { code: 'ER_RECORD_FILE_FULL', errno: 1114 } }],
    ['of MySQL itself', { driverError: { code: 'ER_DISK_FULL', errno: 1021 } }],
    [
      "of MySQL's engine",
      {
        driverError: {
          code: 'ER_GET_ERRNO',
          message: 'Got error 28 "No space left on device" from storage engine InnoDB',
        },
      },
    ],
    [
      'of temporary tables',
      { driverError: { code: 'EE_WRITE', message: "Error writing file '/tmp/MY' (Errcode: 28)" } },
    ],
    ['of uploads', { code: 'ENOSPC' }],
    ['with a quota', { code: 'EDQUOT' }],
    ['at a commit', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) }],
  ])('%s is full for a minute after it had no room', async (_, said) => {
    let now = 0;
    const disk = new DiskWatch(() => now);
    expect(disk.isFull()).toBe(false);
    await expect(disk.watch(failsWith(said))).rejects.toThrow('write failed');
    now += 59_999;
    expect(disk.isFull()).toBe(true);
    now += 1;
    expect(disk.isFull()).toBe(false);
  });

  it.each([
    ['a name that is taken', { driverError: { code: 'ER_DUP_ENTRY', errno: 1062 } }],
    ['a lost connection', { code: 'ECONNRESET' }],
    ['a busy database', { driverError: { code: 'SQLITE_BUSY', message: 'database is locked' } }],
  ])('is not taken for full after %s', async (_, said) => {
    const disk = new DiskWatch();
    await expect(disk.watch(failsWith(said))).rejects.toThrow();
    expect(disk.isFull()).toBe(false);
  });
});
