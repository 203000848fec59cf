import { one } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { wordOutput } from '../../../platform/http/output-wording';
import { pageOf, pageOfSlice, pageQuery, sliceOfPage } from '../../../platform/http/paging';
import { restCall } from '../../../platform/http/rest-call';
import { cancelWithdrawal } from './give-up-withdrawal';
import { requestWithdrawal } from './request-withdrawal';
import { RequestWithdrawalInput } from './withdrawal.inputs';
import { listWithdrawals, withdrawalOptions } from './withdrawal.queries';
import {
  WithdrawalDestinationType,
  WithdrawalOptionsType,
  WithdrawalType,
} from './withdrawal.types';

wordOutput(WithdrawalType, {
  sentAs: { requestedAt: 'request_time', endedAt: 'end_time' },
  examples: { number: 'WD20261121-04817733', method: 'CARD', answer: '', amount: 5_000 },
});
wordOutput(WithdrawalDestinationType, {
  sentAs: { paidAt: 'pay_time' },
  examples: {
    ...{ payment_number: 'PY20261121-04817733', amount: 50_000 },
    ...{ sender_name: 'Ada Byron', sender_country: 'GB' },
  },
});
wordOutput(WithdrawalOptionsType, { examples: { balance: 50_000, least: 100, total: 50_000 } });

const form = inputForm(RequestWithdrawalInput, 'Amount and method.', {
  example: { method: 'CARD', amount: 5_000 },
});

/** Our own calls about getting balance back (API-20). */
export const withdrawalEndpoints = [
  restCall({
    method: 'get',
    path: '/withdrawal_options',
    operationId: 'getWithdrawalOptions',
    summary: 'Withdrawal limits by method.',
    origin: 'our own call',
    needsToken: true,
    data: one(WithdrawalOptionsType),
    run: ({ context, viewer }) => withdrawalOptions(context.services, viewer),
  }),
  restCall({
    method: 'get',
    path: '/withdrawals',
    operationId: 'listWithdrawals',
    summary: 'The withdrawals of the shopper, newest first.',
    origin: 'our own call',
    needsToken: true,
    takes: pageQuery,
    data: pageOf('WithdrawalPage', one(WithdrawalType)),
    run: async ({ context, viewer, input }) =>
      pageOfSlice(await listWithdrawals(context.services, viewer, sliceOfPage(input)), input),
  }),
  restCall({
    method: 'post',
    path: '/withdrawals',
    operationId: 'requestWithdrawal',
    summary: 'Requests a withdrawal by the method the money came by.',
    description: 'The amount is held; an operator confirms or declines it.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['WITHDRAWAL_LIMIT', 'BALANCE_TOO_LOW', 'PAYMENTS_FROZEN'],
    takes: form,
    data: one(WithdrawalType),
    run: ({ context, viewer, input }) => requestWithdrawal(context.services, viewer, input),
  }),
  restCall({
    method: 'post',
    path: '/withdrawals/{id}/cancel',
    operationId: 'cancelWithdrawal',
    summary: 'Cancels a pending withdrawal.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'WITHDRAWAL_STATUS_FORBIDS'],
    id: 'Id of the withdrawal.',
    data: one(WithdrawalType),
    run: ({ context, viewer, id }) => cancelWithdrawal(context.services, viewer, id),
  }),
];
