import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuthorizedQuery, CurrentViewer } from '../../platform/graphql/authorized';
import type { Viewer } from '../../kernel/viewer';
import type { RequestContext } from '../../platform/request-context';
import { ViewerType } from '../accounts/public';
import { listFundMonths } from './fund-months.queries';
import { balanceByUser, listFundRecords } from './fund.queries';
import { FundRecordsArgs } from './fund.inputs';
import { FundMonthType, FundRecordPageType, FundType } from './fund.types';

@Resolver(() => ViewerType)
export class FundResolver {
  @FieldResolver(() => FundType, { description: 'The fund of the shopper (EN-10).' })
  async fund(@Root() viewer: Viewer, @Ctx() context: RequestContext): Promise<FundType> {
    const balance = await context.loaders.get(balanceByUser).load(viewer.id);
    return { id: viewer.id, balance };
  }

  @AuthorizedQuery(() => FundRecordPageType, {
    description: 'The fund details, newest first (EN-10).',
  })
  fundRecords(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args(() => FundRecordsArgs) filter: FundRecordsArgs,
  ): Promise<FundRecordPageType> {
    return listFundRecords(services, viewer.id, filter);
  }

  @AuthorizedQuery(() => [FundMonthType], {
    description: 'What came in and went out in the last six months, this one last (RT-19).',
  })
  fundMonths(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<FundMonthType[]> {
    return listFundMonths(services, viewer.id);
  }
}
