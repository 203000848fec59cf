import { reconnectingStream, pauseAfter, type Ending } from './reconnectingStream';

/** Plays attempts that end so, one after the other; returns what was waited and asked in between. */
async function play(endings: Ending[], age = 0): Promise<string[]> {
  const told: string[] = [];
  const stopping = new AbortController();
  await reconnectingStream({
    open: (opened) => {
      const ending = endings.shift();
      if (ending === 'closed') opened();
      if (!ending) stopping.abort();
      return Promise.resolve(ending ?? 'closed');
    },
    refetchMissed: () => told.push('asked'),
    age: () => age,
    pause: (ms) => {
      told.push(ms < 1_500 ? 'second' : ms < 3_000 ? 'two' : ms < 6_000 ? 'four' : 'long');
      return Promise.resolve();
    },
    signal: stopping.signal,
  });
  return told;
}

test('a stream that was open is opened again after about a second, each time', async () => {
  const told = (await play(['closed', 'closed', 'closed'])).filter((one) => one !== 'asked');
  expect(told).toEqual(['second', 'second', 'second']);
});

test('what was missed is asked for once as a stream opens again, and not by a page that was just read', async () => {
  expect(await play(['closed', 'closed'])).toEqual(['second', 'asked', 'second']);
  expect(await play(['unreachable', 'closed'])).toEqual(['second', 'asked', 'second']);
});

test('a page that was read a while before it is looked at asks as its first stream opens', async () => {
  expect(await play(['closed'], 60_000)).toEqual(['asked', 'second']);
});

test('a server that cannot be reached is tried with growing pauses, and not polled', async () => {
  const attempts: Ending[] = ['unreachable', 'unreachable', 'unreachable', 'unreachable', 'closed'];
  const reopened = ['asked', 'second'];
  expect(await play(attempts)).toEqual(['second', 'two', 'four', 'long', ...reopened]);
});

test('where the server answers but no stream stays open, the page asks every so often', async () => {
  const attempts: Ending[] = ['refused', 'refused', 'refused', 'refused', 'refused'];
  expect(await play(attempts)).toEqual([
    'second',
    'two',
    'asked',
    'four',
    'asked',
    'long',
    'asked',
    'long',
  ]);
});

test('the end of the session is the end of trying', async () => {
  expect(await play(['closed', 'signed-out', 'closed'])).toEqual(['second']);
});

test('pauses differ from page to page, and are never longer than 25 seconds', () => {
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([750, 1_250]);
  expect([pauseAfter(40, 0), pauseAfter(40, 1)]).toEqual([15_000, 25_000]);
});
