import { one } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { wordOutput } from '../../../platform/http/output-wording';
import { queryForm } from '../../../platform/http/query-form';
import { restCall } from '../../../platform/http/rest-call';
import { PaymentType } from '../payment.types';
import { recharge } from './recharge';
import { RechargeInput, RechargeOptionsArgs, SubmitRemittanceInput } from './recharge.inputs';
import { rechargeOptions } from './recharge.queries';
import { RechargeOptionsType, RemittancePayeeType } from './recharge.types';
import { submitRemittance } from './submit-remittance';

wordOutput(RechargeOptionsType, {
  examples: { presets: 10_000, least: 100, most: 5_000_000, reference: 'TB-5B2N6C9D' },
});
wordOutput(RemittancePayeeType, {
  examples: { first_name: 'Wei', last_name: 'Chen', city: 'Shenzhen', country: 'CN' },
});

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

/** Our own calls about topping up the balance (API-20, RT-25, RT-26). */
export const rechargeEndpoints = [
  restCall({
    method: 'get',
    path: '/recharge_options',
    operationId: 'getRechargeOptions',
    summary: 'Amounts and methods for topping up the balance.',
    origin: 'our own call',
    needsToken: true,
    takes: asked,
    data: one(RechargeOptionsType),
    run: ({ context, viewer, input }) => rechargeOptions(context.services, viewer, input.amount),
  }),
  restCall({
    method: 'post',
    path: '/recharges',
    operationId: 'recharge',
    summary: 'Starts a top-up of the balance by card.',
    description:
      'Send the shopper to `checkout_url`; the balance grows when the money has come. The same key ' +
      'again answers with the first payment and asks for no more money.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['PAYMENT_METHOD_UNAVAILABLE', 'PAYMENT_GATEWAY_UNAVAILABLE', 'PAYMENTS_FROZEN'],
    takes: rechargeForm,
    data: one(PaymentType),
    run: ({ context, viewer, input }) => recharge(context.services, viewer, input),
  }),
  restCall({
    method: 'post',
    path: '/remittances',
    operationId: 'submitRemittance',
    summary: 'Announces a remittance.',
    description: 'Credited when an operator confirms it.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['PAYMENT_METHOD_UNAVAILABLE', 'REMITTANCE_KNOWN', 'NOT_FOUND', 'PAYMENTS_FROZEN'],
    takes: remittanceForm,
    data: one(PaymentType),
    run: ({ context, viewer, input: { receiptImageId = null, ...input } }) =>
      submitRemittance(context.services, viewer, { ...input, receiptImageId }),
  }),
];
