import { Ctx, Resolver } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { describeSite } from './describe-site';
import { SiteInfoType } from './site.types';

@Resolver()
export class SiteResolver {
  @PublicQuery(() => SiteInfoType, { description: 'The configuration of the site, for everybody.' })
  site(@Ctx() context: RequestContext): Promise<SiteInfoType> {
    return describeSite(context);
  }
}
