import { fairQueue } from './fair-queue';

/** Work that ends on command and records the order in which it started. */
function heldWork() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  return {
    began,
    of: (name: string) => async () => {
      began.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    },
    async endOne() {
      await new Promise(setImmediate);
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

const bounds = { atOnce: 1, waiting: 10, ofOneKey: { inLine: 2, waiting: 3 } };

describe('Fair turns', () => {
  it('let another key pass all but a few of those that wait', async () => {
    const work = heldWork();
    const queued = fairQueue(bounds);
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => queued(name[0]!, work.of(name)));
    for (let count = 0; count < 5; count++) await work.endOne();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
    expect(work.began).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('refuse at once what is too much of one key, and not of another', async () => {
    const work = heldWork();
    const queued = fairQueue(bounds);
    const waiting = Array.from({ length: 5 }, () => queued('a', work.of('a')));
    await expect(queued('a', work.of('a'))).rejects.toMatchObject({ code: 'BUSY' });
    const other = queued('b', work.of('b'));
    for (let count = 0; count < 6; count++) await work.endOne();
    expect(await Promise.all([...waiting, other])).toEqual(['a', 'a', 'a', 'a', 'a', 'b']);
    const again = queued('a', work.of('again'));
    await work.endOne();
    expect(await again).toBe('again');
  });

  it('refuse what is too much of all keys together', async () => {
    const work = heldWork();
    const queued = fairQueue({ ...bounds, waiting: 1 });
    const two = [queued('a', work.of('a')), queued('b', work.of('b'))];
    await expect(queued('c', work.of('c'))).rejects.toMatchObject({ code: 'BUSY' });
    await work.endOne();
    await work.endOne();
    expect(await Promise.all(two)).toEqual(['a', 'b']);
  });
});
