import { Ctx, Resolver } from 'type-graphql';
import { languages } from '../../kernel/language';
import { MAX_ADDRESSES, MAX_FINE_PHOTOS } from '../../kernel/limits';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { demoShopper } from './demo-shopper';
import { socialNetworks } from './site.settings';
import { readSite } from './site.queries';
import { SiteInfoType } from './site.types';

@Resolver()
export class SiteResolver {
  @PublicQuery(() => SiteInfoType, { description: 'The configuration of the site, for everybody.' })
  async site(@Ctx() context: RequestContext): Promise<SiteInfoType> {
    const settings = await readSite(context.services);
    return {
      id: 'site',
      ...settings,
      socialLinks: socialNetworks.map((network) => ({
        network: network.toUpperCase() as Uppercase<typeof network>,
        url: settings[network],
      })),
      languages: settings.languages.map((code) => ({ code, name: languages[code] })),
      currencies: [...settings.currencies],
      demo: context.isDemo,
      demoShopper: context.isDemo ? demoShopper : null,
      linksToTry: context.services.linksToTry,
      maxFinePhotos: MAX_FINE_PHOTOS,
      maxAddresses: MAX_ADDRESSES,
    };
  }
}
