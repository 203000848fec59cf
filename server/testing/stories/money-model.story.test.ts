import fc from 'fast-check';
import type { Viewer } from '../../kernel/viewer';
import { balanceOf } from '../../modules/funds/public';
import { buildAddress } from '../builders/address';
import { expectLedgerToBalance } from '../ledger';
import { MoneyModel } from '../money-model';
import { startTestApp, type TestApp } from '../test-app';

const TIME_BOX_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A shopper of their own for each sequence. */
async function newModel(): Promise<{ model: MoneyModel; viewer: Viewer }> {
  const shopper = await app.newShopper();
  const addressId = await buildAddress(shopper);
  const { email } = (await shopper.run('{ viewer { email } }')).viewer;
  const viewer = {
    id: shopper.viewerId,
    sessionId: '',
    email,
    nickname: null,
    avatarFile: null,
    isEmailVerified: false,
    language: 'en' as const,
  };
  return { model: new MoneyModel(app, viewer, addressId), viewer };
}

const steps = fc.array(
  fc.tuple(fc.constantFrom(...MoneyModel.actions), fc.nat(1_000_000), fc.boolean()),
  { minLength: 30, maxLength: 60, size: 'max' },
);

describe('Whatever shopper, operator and clock do', () => {
  it('money is neither made nor lost, after every step', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { model, viewer } = await newModel();
        for (const [action, pick, isTwice] of sequence) {
          await model.step(action, pick, isTwice);
          count++;
          expect(await balanceOf(app.services.db.read, viewer.id)).toBe(model.balance);
          await expectLedgerToBalance(app);
        }
      }),
      { numRuns: 12, interruptAfterTimeLimit: TIME_BOX_MS },
    );
    // The time box may cut the runs short on a slow machine, but not to nothing.
    expect(count).toBeGreaterThanOrEqual(30);
  });
});
