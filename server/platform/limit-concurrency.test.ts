import { limitConcurrency } from './limit-concurrency';

/** Work that ends when told, and counts how much of it runs side by side. */
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

describe('Turns', () => {
  it('let no more run side by side than allowed, and all that wait in the end', async () => {
    const hasher = slowHasher();
    const inTurn = limitConcurrency({ atOnce: 2, waiting: 3 });
    const all = Promise.all(Array.from({ length: 5 }, () => inTurn(hasher.hash)));
    await new Promise(setImmediate);
    for (let count = 0; count < 5; count++) await hasher.endOne();
    expect(await all).toEqual(['hash', 'hash', 'hash', 'hash', 'hash']);
    expect(hasher.most()).toBe(2);
  });

  it('are refused at once when too many wait, and had again later', async () => {
    const hasher = slowHasher();
    const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 });
    const [first, second] = [inTurn(hasher.hash), inTurn(hasher.hash)];
    await expect(inTurn(hasher.hash)).rejects.toMatchObject({ code: 'BUSY' });
    await hasher.endOne();
    await first;
    const third = inTurn(hasher.hash);
    await hasher.endOne();
    await hasher.endOne();
    expect(await Promise.all([second, third])).toEqual(['hash', 'hash']);
  });

  it('are given back by work that fails', async () => {
    const inTurn = limitConcurrency({ atOnce: 1, waiting: 0 });
    const failing = () => Promise.reject(new Error('broken'));
    await expect(inTurn(failing)).rejects.toThrow('broken');
    await expect(inTurn(failing)).rejects.toThrow('broken');
  });
});
