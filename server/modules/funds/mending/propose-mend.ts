import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { newId, newNumber } from '../../../kernel/ids';
import { recordAction } from '../../../platform/audit/audit';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { checkEach } from '../../../platform/db/invariant';
import type { Services } from '../../../platform/services';
import { checkedWords } from '../../../platform/validation/checked-words';
import { LedgerAccount } from '../ledger-account.entity';
import { fundAccountOf, type SystemAccount } from '../ledger.accounts';
import {
  balanceEqualsPostings,
  everyRecordGoesOnFromTheOneBefore,
  noHoldBeyondBalance,
  noNegativeBalance,
} from '../ledger.invariants';
import { lockFund } from '../lock-fund';
import { diagnoseFund, unfit } from './diagnose-fund';
import { LedgerMend, type MendKeeps } from './ledger-mend.entity';

export interface MendProposal {
  /** The shopper whose fund is corrected. */
  readonly userId: string;
  readonly keeps: MendKeeps;
  readonly against: SystemAccount;
  /** Cause and proof, at most 500 characters. */
  readonly reason: string;
  /** Name of the person who proposes it, as they typed it. */
  readonly proposedBy: string;
}

/** The invariants that the entry of a mend makes true again. */
const mendable = [
  balanceEqualsPostings,
  noNegativeBalance,
  noHoldBeyondBalance,
  everyRecordGoesOnFromTheOneBefore,
].map(({ name }) => name);

/**
 * Proposes the correction of a fund whose balance differs from its postings; nothing is booked until another person
 * confirms it. It replaces an open proposal for the same fund.
 * @throws DomainError NOT_FOUND; InputRefused if an entry cannot correct the fund, or something else is broken
 */
export async function proposeMend(
  services: Services,
  by: Actor,
  proposal: MendProposal,
): Promise<LedgerMend> {
  const { db, clock } = services;
  const { userId, keeps, against } = proposal;
  const reason = checkedWords('reason', proposal.reason, { min: 1, max: 500 });
  const proposedBy = checkedWords('by', proposal.proposedBy, { min: 1, max: 80 });
  const fundCode = fundAccountOf(userId);
  const fund = await db.read.findOneBy(LedgerAccount, { code: fundCode });
  if (!fund || fund.closedAt) throw new DomainError('NOT_FOUND');
  await refuseOtherBreaks(services);
  return retryTakenNumber(() =>
    db.transaction(async (tx) => {
      await lockFund(tx, userId);
      const { balance, held, booked, wrongRecord } = await diagnoseFund(tx, fundCode);
      const after = keeps === 'postings' ? booked : balance;
      if (after < held) throw unfit('keep', 'a balance that is not less than what is held of it');
      await tx.update(LedgerMend, { openFor: fundCode }, { openFor: null });
      const now = clock.now();
      const mend: LedgerMend = {
        ...{ id: newId(), number: newNumber('LM', now), fundCode, openFor: fundCode },
        ...{ keeps, against, balance, booked, wrongRecord, reason },
        ...{ proposedBy, proposedAt: now, confirmedBy: '', confirmedAt: null, entryId: null },
      };
      await tx.insert(LedgerMend, mend);
      const figures = { fund: fundCode, keeps, against, balance, booked, proposedBy };
      const action = {
        action: 'MEND_PROPOSED',
        subject: mend.number,
        after: figures,
        reason,
      } as const;
      await recordAction(tx, by, action, now);
      return mend;
    }),
  );
}

/** An entry is appended to what is there: what was altered or dropped stays so, and needs a restore. */
async function refuseOtherBreaks({ db, modules }: Services): Promise<void> {
  const invariants = modules
    .flatMap((module) => module.invariants ?? [])
    .filter(({ name, freezesPayments }) => freezesPayments !== false && !mendable.includes(name));
  const results = await checkEach(db.read, invariants);
  const broken = results.filter(({ violations }) => violations.length > 0);
  if (broken.length > 0)
    throw unfit(
      'fund',
      `a ledger of which an entry can mend everything; a restore is needed for: ${broken
        .map(({ invariant }) => invariant)
        .join('; ')}`,
    );
}
