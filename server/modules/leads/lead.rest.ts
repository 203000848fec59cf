import type { Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
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
export const leadEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/leads',
    operationId: 'sendLead',
    summary: 'Asks for fulfilment from China or Hong Kong; we answer by email.',
    description: 'At most 5 times an hour from one address.',
    origin: 'our own call',
    needsToken: false,
    ...lead.sent,
    data: nothing,
    async run({ services, clientAddress, language }, { body }) {
      await sendLead(services, await lead.read(body), { clientAddress, language });
      return null;
    },
  },
];
