import { defineModule } from '../../platform/module';
import { invoiceEndpoints } from './invoice.rest';

export const invoices = defineModule({
  name: 'invoices',
  endpoints: {
    heading: 'Invoices',
    about: 'Invoices of orders and packages.',
    calls: invoiceEndpoints,
  },
});
