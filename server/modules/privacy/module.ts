import { defineModule } from '../../platform/module';
import { PrivacyResolver } from './privacy.resolver';
import { privacyEndpoints } from './privacy.rest';

export const privacy = defineModule({
  name: 'privacy',
  resolvers: [PrivacyResolver],
  endpoints: { heading: 'Accounts', calls: privacyEndpoints },
});
