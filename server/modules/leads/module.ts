import { defineModule } from '../../platform/module';
import { Lead } from './lead.entity';
import { LeadResolver } from './lead.resolver';

export const leads = defineModule({
  name: 'leads',
  entities: [Lead],
  resolvers: [LeadResolver],
});
