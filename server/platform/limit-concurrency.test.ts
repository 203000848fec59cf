import { limitConcurrency } from './limit-concurrency';

/** Work that ends on command, and counts how many pieces run concurrently. */
function slowHasher() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    async hash() {
      most = Math.max(most, ++running);
      await new Promise<void>((end) => ends.push(end));
      running--;
      return 'hash';
    },
    endOne: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
    most: () => most,
  };
}

describe('Limited concurrency', () => {
  it('let no more run side by side than allowed, and all that wait in the end', async () => {
    const hasher = slowHasher();
    const queued = limitConcurrency({ atOnce: 2, waiting: 3 });
    const all = Promise.all(Array.from({ length: 5 }, () => queued(hasher.hash)));
    await new Promise(setImmediate);
    for (let count = 0; count < 5; count++) await hasher.endOne();
    expect(await all).toEqual(['hash', 'hash', 'hash', 'hash', 'hash']);
    expect(hasher.most()).toBe(2);
  });

  it('are refused at once when too many wait, and had again later', async () => {
    const hasher = slowHasher();
    const queued = limitConcurrency({ atOnce: 1, waiting: 1 });
    const [first, second] = [queued(hasher.hash), queued(hasher.hash)];
    await expect(queued(hasher.hash)).rejects.toMatchObject({ code: 'BUSY' });
    await hasher.endOne();
    await first;
    const third = queued(hasher.hash);
    await hasher.endOne();
    await hasher.endOne();
    expect(await Promise.all([second, third])).toEqual(['hash', 'hash']);
  });

  it('are given back by work that fails', async () => {
    const queued = limitConcurrency({ atOnce: 1, waiting: 0 });
    const failing = () => Promise.reject(new Error('broken'));
    await expect(queued(failing)).rejects.toThrow('broken');
    await expect(queued(failing)).rejects.toThrow('broken');
  });
});
