import { defineModule } from '../../platform/module';
import { PrivacyResolver } from './privacy.resolver';

export const privacy = defineModule({
  name: 'privacy',
  resolvers: [PrivacyResolver],
});
