import { inputForm } from '../../platform/http/input-form';
import { restCall } from '../../platform/http/rest-call';
import { nothing } from '../../platform/http/shape';
import { SendLeadInput } from './lead.types';
import { sendLead } from './send-lead';

const lead = inputForm(SendLeadInput, 'The filled-in form.', {
  example: {
    ...{ name: 'Anna Lee', company: 'Lee & Daughters', email: 'anna@example.com' },
    ...{ phone: '+49 30 1234567', monthly_parcels: 200, message: 'Tea sets, to Germany' },
  },
});

/** Our own call about businesses that ask for fulfilment (API-20). */
export const leadEndpoints = [
  restCall({
    method: 'post',
    path: '/leads',
    operationId: 'sendLead',
    summary: 'Sends an enquiry about fulfilment from China or Hong Kong.',
    description: 'At most 5 times an hour from one address.',
    origin: 'our own call',
    needsToken: false,
    takes: lead,
    data: nothing,
    run: ({ context: { services, clientAddress, language }, input }) =>
      sendLead(services, input, { clientAddress, language }),
  }),
];
