import { languages } from '../../kernel/language';
import { MAX_ADDRESSES, MAX_FINE_PHOTOS } from '../../kernel/limits';
import type { RequestContext } from '../../platform/request-context';
import { demoShopper } from './demo-shopper';
import { readSite } from './site.queries';
import { socialNetworks } from './site.settings';
import type { SiteInfoType } from './site.types';

/** Returns the public description of the site. */
export async function describeSite({ services, isDemo }: RequestContext): Promise<SiteInfoType> {
  const settings = await readSite(services);
  return {
    id: 'site',
    ...settings,
    socialLinks: socialNetworks.map((network) => ({
      network: network.toUpperCase() as Uppercase<typeof network>,
      url: settings[network],
    })),
    languages: settings.languages.map((code) => ({ code, name: languages[code] })),
    currencies: [...settings.currencies],
    demo: isDemo,
    demoShopper: isDemo ? demoShopper : null,
    linksToTry: services.linksToTry,
    maxFinePhotos: MAX_FINE_PHOTOS,
    maxAddresses: MAX_ADDRESSES,
  };
}
