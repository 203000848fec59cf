import { In } from 'typeorm';
import { fen, type Money } from '../../../kernel/money';
import type { Slice, SliceRequest } from '../../../kernel/slice';
import type { Viewer } from '../../../kernel/viewer';
import { readSlice } from '../../../platform/db/read-slice';
import type { Services } from '../../../platform/services';
import { emailsOf } from '../../accounts/public';
import { spendableOf } from '../../funds/public';
import { destinationsOf, possibleDestinations, type Destination } from './destinations';
import { LEAST_WITHDRAWAL } from './request-withdrawal';
import { returnableBy } from './returnable';
import { Withdrawal, withdrawalMethods, type WithdrawalMethod } from './withdrawal.entity';

/** What can be withdrawn now, in fen. */
export interface WithdrawalOptions {
  readonly balance: Money;
  readonly least: Money;
  readonly methods: {
    readonly code: WithdrawalMethod;
    readonly limit: Money;
    readonly destinations: Destination[];
  }[];
}

/** What the shopper can withdraw by each method: what came by it, and is in the balance, and where it goes. */
export async function withdrawalOptions(
  { db }: Services,
  { id }: Viewer,
): Promise<WithdrawalOptions> {
  const balance = await spendableOf(db.read, id);
  const limits = await Promise.all(
    withdrawalMethods.map((method) => returnableBy(db.read, id, method)),
  );
  const destinations = await Promise.all(
    withdrawalMethods.map((method) => possibleDestinations(db.read, id, method)),
  );
  const methods = withdrawalMethods.map((code, index) => ({
    code,
    limit: fen(Math.min(balance, limits[index]!)),
    destinations: destinations[index]!,
  }));
  return { balance, least: LEAST_WITHDRAWAL, methods };
}

/** A stretch of the shopper's withdrawals; two statements. */
export function listWithdrawals(
  { db }: Services,
  { id: userId }: Viewer,
  slice: SliceRequest,
): Promise<Slice<Withdrawal>> {
  const list = db.read
    .createQueryBuilder(Withdrawal, 'withdrawal')
    .where('withdrawal.userId = :userId', { userId });
  return readSlice(list, 'withdrawal.requestedAt', slice);
}

const waiting = { status: In<Withdrawal['status']>(['PENDING', 'SENDING']) };

/** A shopper's withdrawals that are not sent yet, newest first, at most so many. */
export function listPendingWithdrawals(
  { db }: Pick<Services, 'db'>,
  userId: string,
  most: number,
): Promise<Withdrawal[]> {
  return db.read.find(Withdrawal, {
    where: { userId, ...waiting },
    order: { requestedAt: 'DESC', id: 'DESC' },
    take: most,
  });
}

/** A withdrawal that waits, whose it is and where it goes. */
export interface WithdrawalWork extends Withdrawal {
  readonly email: string;
  readonly destinations: Destination[];
}

/** What waits for an operator or for the gateway, the oldest first; at most 100. */
export async function listWithdrawalWork({ db }: Services): Promise<WithdrawalWork[]> {
  const withdrawals = await db.read.find(Withdrawal, {
    where: waiting,
    order: { requestedAt: 'ASC', id: 'ASC' },
    take: 100,
  });
  const userIds = withdrawals.map(({ userId }) => userId);
  const emails = await emailsOf(db.read, userIds);
  return Promise.all(
    withdrawals.map(async (withdrawal) => ({
      ...withdrawal,
      email: emails.get(withdrawal.userId)!,
      destinations: await destinationsOf(db.read, withdrawal),
    })),
  );
}
