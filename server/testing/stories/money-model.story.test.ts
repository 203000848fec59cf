import fc from 'fast-check';
import { Player, sequences } from '../money-model/sequence';

/** A sequence on MariaDB takes as long as three. */
const usualRuns = process.env['TEST_DATABASE'] === 'mysql' ? 25 : 120;
/** The number of sequences on this database; `npm run test:money` plays 10,000. */
const runs = Number(process.env['MONEY_RUNS'] ?? usualRuns);
const seed = Number(process.env['MONEY_SEED'] ?? Date.now() % 1_000_000);

let player: Player;
beforeAll(async () => {
  process.stdout.write(`Money: ${runs} sequences, --seed=${seed}\n`);
  player = await Player.open();
});
afterAll(() => player.close());

describe('Whatever shoppers, operators, payers, gateway, clock and broken machines do', () => {
  it(
    'money is neither made nor lost, and every status agrees with it, after every step',
    async () => {
      let played = 0;
      const property = fc.asyncProperty(sequences, async (steps) => {
        await player.play(steps);
        if (++played % 500 === 0) process.stdout.write(`  ${played} sequences played\n`);
      });
      await fc.assert(property, { seed, numRuns: runs });
    },
    /* only one that hangs */ 600_000 + runs * 5_000,
  );
});
