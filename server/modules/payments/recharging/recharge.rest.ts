import type { Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { queryForm } from '../../../platform/http/query-form';
import { list, model, money, nullable, text } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { methodsShape, presentMethods } from '../payment-quote.shape';
import { paymentShape, presentPayment } from '../payment.shape';
import { recharge } from './recharge';
import { RechargeInput, RechargeOptionsArgs, SubmitRemittanceInput } from './recharge.inputs';
import { rechargeOptions } from './recharge.queries';
import { submitRemittance } from './submit-remittance';

const asked = queryForm(RechargeOptionsArgs, { example: { amount: 50_000 } });
const rechargeForm = inputForm(RechargeInput, 'How much the balance is to grow by.', {
  example: { amount: 50_000, idempotency_key: 'b3f1c2d4-recharge' },
});
const remittanceForm = inputForm(SubmitRemittanceInput, 'What was sent.', {
  example: {
    ...{ amount: 100_000, sender_name: 'Ada Lovelace', sender_country: 'GB' },
    ...{ control_number: '8273645012', idempotency_key: 'b3f1c2d4-remittance' },
  },
});

const options = model('RechargeOptions', 'What the balance can be topped up by, and how.', {
  presets: list('Amounts to choose from; any other is possible too.', money('One.', 10_000)),
  least: money('The least that can be put in at once.', 100),
  most: money('The most that can be put in at once.', 5_000_000),
  methods: methodsShape,
  payee: nullable(
    model('RemittancePayee', 'Who receives a remittance.', {
      first_name: text('First name.', 'Wei'),
      last_name: text('Last name.', 'Chen'),
      city: text('City.', 'Shenzhen'),
      country: text('ISO 3166 code of the country.', 'CN'),
    }),
  ),
  reference: text('What to write into a remittance so that it is found.', 'TB-5B2N6C9D'),
});

/** Our own calls about topping up the balance (API-20, RT-25, RT-26). */
export const rechargeEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/recharge_options',
    operationId: 'getRechargeOptions',
    summary: 'What the balance can be topped up by, and how.',
    origin: 'our own call',
    needsToken: true,
    parameters: asked.parameters,
    data: options,
    async run(context, { query }) {
      const { amount } = await asked.read(query);
      const found = await rechargeOptions(context.services, requireViewer(context), amount);
      const { payee, methods, ...told } = found;
      return {
        ...told,
        methods: presentMethods(methods, context.language),
        payee: payee && {
          ...{ first_name: payee.firstName, last_name: payee.lastName },
          ...{ city: payee.city, country: payee.country },
        },
      };
    },
  },
  {
    method: 'post',
    path: '/recharges',
    operationId: 'recharge',
    summary: 'Begins to top up the balance by card.',
    description:
      'Send the shopper to `checkout_url`; the balance grows when the money has come. The same key ' +
      'again answers with the first payment and asks for no more money.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['PAYMENT_METHOD_UNAVAILABLE', 'PAYMENT_GATEWAY_UNAVAILABLE', 'PAYMENTS_FROZEN'],
    ...rechargeForm.sent,
    data: paymentShape,
    async run(context, { body }) {
      const input = await rechargeForm.read(body);
      return presentPayment(
        context,
        await recharge(context.services, requireViewer(context), input),
      );
    },
  },
  {
    method: 'post',
    path: '/remittances',
    operationId: 'submitRemittance',
    summary: 'Tells of money sent by remittance.',
    description: 'The balance grows when an operator has found the money.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['PAYMENT_METHOD_UNAVAILABLE', 'REMITTANCE_KNOWN', 'NOT_FOUND', 'PAYMENTS_FROZEN'],
    ...remittanceForm.sent,
    data: paymentShape,
    async run(context, { body }) {
      const { receiptImageId = null, ...input } = await remittanceForm.read(body);
      const report = { ...input, receiptImageId };
      const viewer = requireViewer(context);
      return presentPayment(context, await submitRemittance(context.services, viewer, report));
    },
  },
];
