import { defineModule } from '../../platform/module';
import { invoiceEndpoints } from './invoice.rest';

export const invoices = defineModule({
  name: 'invoices',
  endpoints: {
    heading: 'Invoices',
    about: 'What was paid for an order or a package, as a document.',
    calls: invoiceEndpoints,
  },
});
