import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuthorizedQuery, CurrentViewer } from '../../platform/graphql/authorized';
import type { Viewer } from '../../kernel/viewer';
import { presentSlice, sliceOf } from '../../platform/graphql/connection.types';
import { listOf } from '../../platform/graphql/list-of';
import type { RequestContext } from '../../platform/request-context';
import { ViewerType } from '../accounts/public';
import { listFundMonths } from './fund-months.queries';
import { listFundDays, MOST_FUND_DAYS } from './fund-days.queries';
import { listFundSpending } from './fund-spending.queries';
import { readFundStatement } from './fund-statement.queries';
import { entryById, fundByUser, listFundRecords } from './fund.queries';
import type { FundRecord } from './fund-record.entity';
import { FundRecordsArgs, StatementArgs } from './fund.inputs';
import {
  FundDayType,
  FundMonthType,
  FundRecordConnection,
  FundRecordType,
  FundSpendingType,
  FundStatementType,
  FundType,
} from './fund.types';

const place = ({ at, id }: FundRecord) => ({ at, id });

@Resolver(() => ViewerType)
export class FundResolver {
  @FieldResolver(() => FundType, { description: 'The fund of the shopper.' })
  async fund(@Root() viewer: Viewer, @Ctx() context: RequestContext): Promise<FundType> {
    return { id: viewer.id, ...(await context.loaders.get(fundByUser).load(viewer.id)) };
  }

  @AuthorizedQuery(() => FundRecordConnection, { description: 'The fund details.' })
  async fundRecords(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args(() => FundRecordsArgs) { filter, sort, ...stretch }: FundRecordsArgs,
  ) {
    const slice = { ...sliceOf(stretch), direction: sort?.direction };
    return presentSlice(await listFundRecords(services, viewer.id, slice, filter), place);
  }

  @AuthorizedQuery(() => [FundDayType], {
    ...listOf(MOST_FUND_DAYS),
    description:
      'The balance over the last six months: before them, on each day on which it moved, and today.',
  })
  fundDays(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<FundDayType[]> {
    return listFundDays(services, viewer.id);
  }

  @AuthorizedQuery(() => FundStatementType, {
    description: 'What moved the fund in a period, summed up.',
  })
  fundStatement(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args(() => StatementArgs) period: StatementArgs,
  ): Promise<FundStatementType> {
    return readFundStatement(services, viewer.id, period);
  }

  @AuthorizedQuery(() => [FundMonthType], {
    description: 'Income and expenses of the last six months, the current one last.',
  })
  fundMonths(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<FundMonthType[]> {
    return listFundMonths(services, viewer.id);
  }

  @AuthorizedQuery(() => [FundSpendingType], {
    description: 'What the money of the last six months was spent on, each kind once.',
  })
  fundSpending(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<FundSpendingType[]> {
    return listFundSpending(services, viewer.id);
  }
}

@Resolver(() => FundRecordType)
export class FundRecordResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'SHA-256 over its ledger entry and all earlier ones of your fund; a stored copy proves later that nothing was altered. Null if the entry is not in a hash chain.',
  })
  async hash(
    @Root() { entryId }: FundRecord,
    @Ctx() { loaders }: RequestContext,
  ): Promise<string | null> {
    return (await loaders.get(entryById).load(entryId))?.hash ?? null;
  }
}
