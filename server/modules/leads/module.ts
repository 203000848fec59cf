import { defineModule } from '../../platform/module';
import { Lead } from './lead.entity';
import { LeadResolver } from './lead.resolver';
import { leadEndpoints } from './lead.rest';

export const leads = defineModule({
  name: 'leads',
  entities: [Lead],
  resolvers: [LeadResolver],
  endpoints: {
    heading: 'Leads',
    about: 'Enquiries about fulfilment.',
    calls: leadEndpoints,
  },
});
