import { memoryBuckets } from './token-bucket';

const bucket = { name: 'cost', capacity: 100, refillPerSecond: 10 };

function start() {
  let ms = 0;
  const spend = memoryBuckets(() => ms);
  return {
    spend: (points: number, key = 'Ada') => spend(bucket, key, points),
    wait: (seconds: number) => (ms += seconds * 1_000),
  };
}

describe('A token bucket', () => {
  it('is full at first, and tells what is left and when it is full again', () => {
    const { spend } = start();
    expect(spend(30)).toEqual({ isTaken: true, remaining: 70, waitMs: 0, fullInMs: 3_000 });
    expect(spend(70)).toEqual({ isTaken: true, remaining: 0, waitMs: 0, fullInMs: 10_000 });
  });

  it('takes nothing where too little is left, and says when there is enough', () => {
    const { spend } = start();
    spend(95);
    expect(spend(8)).toEqual({ isTaken: false, remaining: 5, waitMs: 300, fullInMs: 9_500 });
    expect(spend(5).isTaken).toBe(true);
  });

  it('fills steadily and never beyond its capacity', () => {
    const { spend, wait } = start();
    spend(100);
    wait(0.45);
    expect(spend(4)).toMatchObject({ isTaken: true, remaining: 0 });
    wait(1);
    expect(spend(11).isTaken).toBe(false);
    wait(3_600);
    expect(spend(0).remaining).toBe(100);
  });

  it('has no edge at which twice as much would go through', () => {
    const { spend, wait } = start();
    let taken = 0;
    for (let tenths = 0; tenths < 600; tenths++) {
      while (spend(5).isTaken) taken += 5;
      wait(0.1);
    }
    expect(taken).toBeLessThanOrEqual(100 + 60 * 10);
  });

  it('is one for each key, and those that are full again are forgotten', () => {
    const { spend, wait } = start();
    spend(100);
    expect(spend(100, 'Mei').isTaken).toBe(true);
    wait(10);
    for (let count = 0; count < 20_001; count++) spend(1, `guest ${count}`);
    expect(spend(1).remaining).toBe(99);
  });
});
