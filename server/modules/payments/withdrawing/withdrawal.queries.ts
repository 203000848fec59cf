import { In, type EntityManager } from 'typeorm';
import { add, type Money } from '../../../kernel/money';
import type { Slice, SliceRequest } from '../../../kernel/slice';
import type { Viewer } from '../../../kernel/viewer';
import { readSlice } from '../../../platform/db/read-slice';
import type { Services } from '../../../platform/services';
import { emailsOf } from '../../accounts/public';
import { spendableOf } from '../../funds/public';
import { destinationsOf, type Destination } from './destinations';
import { LEAST_WITHDRAWAL } from './request-withdrawal';
import { limitOf, returnableOf } from './returnable';
import type { SourcedPart } from './unspent-money';
import {
  Withdrawal,
  WithdrawalPart,
  withdrawalMethods,
  type WithdrawalMethod,
} from './withdrawal.entity';
import { withdrawalStatusesUnderWay } from './withdrawal.statuses';

/** The amounts that can be withdrawn now, in fen. */
export interface WithdrawalOptions {
  readonly balance: Money;
  readonly least: Money;
  /** By all methods together; never more than the balance. */
  readonly total: Money;
  readonly methods: {
    readonly code: WithdrawalMethod;
    readonly limit: Money;
    readonly destinations: Destination[];
  }[];
}

/**
 * Returns what the shopper can withdraw in total and by each method: what arrived by it, was not spent and is
 * in the balance, with its destinations.
 */
export async function withdrawalOptions(
  { db }: Services,
  { id }: Viewer,
): Promise<WithdrawalOptions> {
  const balance = await spendableOf(db.read, id);
  const returnable = await returnableOf(db.read, id);
  const methods = await Promise.all(
    withdrawalMethods.map(async (code) => ({
      code,
      limit: limitOf(returnable, code),
      destinations: await destinationsOf(db.read, code, returnable.ways[code]),
    })),
  );
  const total = add(...methods.map(({ limit }) => limit));
  return { balance, least: LEAST_WITHDRAWAL, total, methods };
}

/** Returns a page of the shopper's withdrawals; two statements. */
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

const waiting = { status: In(withdrawalStatusesUnderWay) };

/** Returns a shopper's withdrawals that are not sent yet, newest first, up to a limit. */
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

/** A pending withdrawal with its owner and destinations. */
export interface WithdrawalWork extends Withdrawal {
  readonly email: string;
  readonly destinations: Destination[];
}

/** Returns the withdrawals that wait for an operator or the gateway, oldest first; at most 100. */
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
      destinations: await destinationsOf(
        db.read,
        withdrawal.method,
        await partsOf(db.read, withdrawal),
      ),
    })),
  );
}

/** Returns the parts of a withdrawal by card payment or remittance. */
async function partsOf(
  em: EntityManager,
  { id: withdrawalId, userId, method }: Withdrawal,
): Promise<readonly SourcedPart<string>[]> {
  if (method === 'WESTPAY')
    return (await returnableOf(em, userId)).sentBack.get(withdrawalId) ?? [];
  const parts = await em.find(WithdrawalPart, { where: { withdrawalId }, order: { id: 'ASC' } });
  return parts.map(({ checkoutId, amount }) => ({ source: checkoutId, amount }));
}
