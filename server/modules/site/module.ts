import { defineModule } from '../../platform/module';
import { SiteSetting } from './site-setting.entity';
import { SiteResolver } from './site.resolver';
import { siteEndpoints } from './site.rest';

export const site = defineModule({
  name: 'site',
  entities: [SiteSetting],
  resolvers: [SiteResolver],
  endpoints: {
    heading: 'Content',
    about: 'Public data: site, countries, articles, exchange rates, prices and reviews.',
    calls: siteEndpoints,
  },
});
