import fc from 'fast-check';
import type { Viewer } from '../../kernel/viewer';
import { findViewer } from '../../modules/accounts/public';
import { buildAddress } from '../builders/address';
import { openInvariantCache } from '../invariant-cache';
import { snapshotTables, type TableSnapshots } from '../table-snapshots';
import { startTestApp, type TestApp } from '../test-app';
import { changes } from './changes';
import { checkMoney, checkRest } from './checks';
import { commands, type CommandName } from './commands';
import { faults } from './faults';
import { ScriptedGateway } from './scripted-gateway';
import { readState } from './state';
import { World, type RunOptions } from './world';

/** A command of a sequence, with all that decides how it goes. */
export interface Step extends RunOptions {
  readonly command: CommandName;
  readonly pick: number;
}

const names = fc.oneof(
  ...Object.entries(commands).map(([name, { weight }]) => ({
    ...{ weight, arbitrary: fc.constant(name as CommandName) },
  })),
);

const usual = { pick: 9_500, isTwice: false, isRetried: false, fault: { kind: 'none' } } as const;
const inTurn = (...all: CommandName[]): Step[] => all.map((command) => ({ ...usual, command }));

/** The history before the sequence: chance alone would seldom get that far. */
const beginnings: readonly Step[][] = [
  [],
  inTurn('credit', 'order', 'payFromBalance'),
  inTurn('credit', 'order', 'payByCard', 'payerPays', 'webhook', 'purchase', 'receive'),
];

/** Up to 80 commands, of which about a third find something to do; one in three of those goes wrong. */
const courses = fc.array(
  fc.record({
    command: names,
    pick: fc.nat(1_000_000),
    isTwice: fc.boolean(),
    isRetried: fc.boolean(),
    fault: faults,
  }),
  { maxLength: 80, size: 'max' },
);

export const sequences: fc.Arbitrary<Step[]> = fc
  .tuple(fc.constantFrom(...beginnings), courses)
  .map(([beginning, course]) => [...beginning, ...course]);

/** Plays sequences, each from the same beginning: a shopper with an address and an empty fund. */
export class Player {
  private readonly answers = openInvariantCache();
  private readonly startedAt = this.app.clock.now().getTime();

  private constructor(
    private readonly app: TestApp,
    private readonly viewer: Viewer,
    private readonly addressId: string,
    private readonly rows: TableSnapshots,
  ) {}

  static async open(): Promise<Player> {
    const app = await startTestApp();
    const shopper = await app.newShopper();
    const addressId = await buildAddress(shopper);
    const viewer = (await findViewer(app.services, shopper.token!))!;
    return new Player(app, viewer, addressId, await snapshotTables(app.services.db));
  }

  /** Plays a sequence and checks the money after each of its steps, and once everything is complete. */
  async play(steps: readonly Step[]): Promise<void> {
    const { app, viewer, addressId, answers } = this;
    await this.rows.restore();
    app.clock.advance(this.startedAt - app.clock.now().getTime());
    const gateway = new ScriptedGateway(app.clock);
    const services = { ...app.services, paymentGateway: gateway };
    const state = await readState(services, answers, viewer.id);
    const world = new World(app, services, gateway, viewer, addressId, answers, state);
    for (const { command, pick, ...options } of steps) {
      const run = () => commands[command].run(world, pick, options);
      if (!(await changes(run))) continue;
      world.state = await readState(services, answers, viewer.id);
      await checkMoney(world);
    }
    await checkRest(world);
  }

  async close(): Promise<void> {
    this.rows.close();
    this.answers.close();
    await this.app.stop();
  }
}
