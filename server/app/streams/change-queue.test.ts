import type { Change } from '../../platform/changes/changes';
import { ChangeQueue } from './change-queue';

const order = (nodeId: string): Change => ({ kind: 'ORDER_CHANGED', userId: 'u1', nodeId });

/** The ids that a reader receives until the queue has ended. */
async function readAll(queue: ChangeQueue): Promise<(string | null)[]> {
  const told = [];
  for await (const { nodeId } of queue) told.push(nodeId);
  return told;
}

describe('The queue of a stream', () => {
  it('tells of the same thing once while it waits, in the order of their first change', async () => {
    const queue = new ChangeQueue();
    for (const id of ['a', 'b', 'a', 'a', 'c']) queue.add(order(id));
    const reader = queue[Symbol.asyncIterator]();
    const told = [];
    for (let at = 0; at < 3; at++) told.push((await reader.next()).value);
    expect(told.map((change) => change?.nodeId)).toEqual(['a', 'b', 'c']);
  });

  it('ends for a reader who is 200 things behind, instead of growing', async () => {
    const queue = new ChangeQueue();
    for (let at = 0; at < 1_000; at++) queue.add(order(String(at)));
    expect(await readAll(queue)).toEqual([]);
  });

  it('wakes a reader who waits, for a change and for the end', async () => {
    const queue = new ChangeQueue();
    const all = readAll(queue);
    await Promise.resolve();
    queue.add(order('a'));
    await new Promise(setImmediate);
    queue.end();
    queue.add(order('late'));
    expect(await all).toEqual(['a']);
  });
});
