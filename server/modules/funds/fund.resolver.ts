import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuthorizedQuery, CurrentViewer } from '../../platform/graphql/authorized';
import type { Viewer } from '../../kernel/viewer';
import { presentSlice, sliceOf } from '../../platform/graphql/connection.types';
import type { RequestContext } from '../../platform/request-context';
import { ViewerType } from '../accounts/public';
import { listFundMonths } from './fund-months.queries';
import { balanceByUser, hashByEntry, listFundRecords } from './fund.queries';
import type { FundRecord } from './fund-record.entity';
import { FundRecordsArgs } from './fund.inputs';
import { FundMonthType, FundRecordConnection, FundRecordType, FundType } from './fund.types';

const place = ({ at, id }: FundRecord) => ({ at, id });

@Resolver(() => ViewerType)
export class FundResolver {
  @FieldResolver(() => FundType, { description: 'The fund of the shopper.' })
  async fund(@Root() viewer: Viewer, @Ctx() context: RequestContext): Promise<FundType> {
    const balance = await context.loaders.get(balanceByUser).load(viewer.id);
    return { id: viewer.id, balance };
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

  @AuthorizedQuery(() => [FundMonthType], {
    description: 'What came in and went out in the last six months, this one last.',
  })
  fundMonths(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<FundMonthType[]> {
    return listFundMonths(services, viewer.id);
  }
}

@Resolver(() => FundRecordType)
export class FundRecordResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'SHA-256 of the ledger entry behind it and of all before that one in your fund: what you kept ' +
      'proves later that nothing was altered. Null where the entry stands in no chain.',
  })
  hash(
    @Root() { entryId }: FundRecord,
    @Ctx() { loaders }: RequestContext,
  ): Promise<string | null> {
    return loaders.get(hashByEntry).load(entryId);
  }
}
