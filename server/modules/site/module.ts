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
    about: 'What everybody may read: the site, countries, articles, rates, prices and reviews.',
    calls: siteEndpoints,
  },
});
