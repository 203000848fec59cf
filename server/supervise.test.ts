import { supervise, type ServerRun } from './supervise';

const MINUTE = 60_000;
const crashed: ServerRun = { code: 1, wasReady: true, lastedMs: 5_000 };
const neverReady: ServerRun = { code: 1, wasReady: false, lastedMs: 500 };
const stopped: ServerRun = { code: 0, wasReady: true, lastedMs: MINUTE };

/** Supervises a server of these lives; tells the pauses in seconds between them, and the exit code. */
async function lead(lives: readonly ServerRun[], isStopped = () => false) {
  const left = [...lives];
  const pauses: number[] = [];
  const said: string[] = [];
  const code = await supervise({
    run: () => Promise.resolve(left.shift() ?? stopped),
    pause(ms) {
      pauses.push(ms / 1_000);
      return Promise.resolve(!isStopped());
    },
    say: (line) => said.push(line),
  });
  return { code, pauses, said };
}

const times = (count: number, life: ServerRun) => Array.from({ length: count }, () => life);

describe('The supervisor of the server', () => {
  it('starts it again after a crash, however often, with pauses that grow to half a minute', async () => {
    const { code, pauses } = await lead(times(8, crashed));
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    expect(code).toBe(0);
  });

  it('waits a short time only for one that was well for more than a minute', async () => {
    const well = { ...crashed, lastedMs: MINUTE + 1 };
    expect((await lead([crashed, crashed, well, crashed])).pauses).toEqual([1, 2, 1, 2]);
  });

  it('starts one again that was killed', async () => {
    const { pauses, said } = await lead([{ ...crashed, code: null }]);
    expect(pauses).toEqual([1]);
    expect(said).toEqual(['The server ended (by a signal); it starts again in 1 s.']);
  });

  it('gives up one that five times in a row was never ready, and says so', async () => {
    const { code, pauses, said } = await lead(times(9, neverReady));
    expect(code).toBe(1);
    expect(pauses).toEqual([1, 2, 4, 8]);
    expect(said.at(-1)).toContain('it is not started again');
  });

  it('counts anew once it was ready', async () => {
    const lives = [...times(4, neverReady), crashed, ...times(4, neverReady)];
    expect((await lead(lives)).code).toBe(0);
  });

  it('does not repeat a start whose configuration is refused', async () => {
    const refused = { ...neverReady, code: 78 };
    expect(await lead([refused, crashed])).toEqual({ code: 78, pauses: [], said: [] });
  });

  it('starts nothing any more when it is told to stop meanwhile', async () => {
    expect(await lead([crashed, crashed], () => true)).toMatchObject({ code: 1, pauses: [1] });
  });
});
