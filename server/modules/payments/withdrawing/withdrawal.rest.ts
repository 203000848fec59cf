import { idInPath, type Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import {
  pageOf,
  pageOfSlice,
  pageQuery,
  presentPage,
  sliceOfPage,
} from '../../../platform/http/paging';
import {
  choice,
  id,
  instant,
  list,
  model,
  money,
  nullable,
  text,
} from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import type { Destination } from './destinations';
import { cancelWithdrawal } from './give-up-withdrawal';
import { requestWithdrawal } from './request-withdrawal';
import type { Withdrawal } from './withdrawal.entity';
import { RequestWithdrawalInput } from './withdrawal.inputs';
import { listWithdrawals, withdrawalOptions } from './withdrawal.queries';
import { WithdrawalMethodEnum, WithdrawalStatusEnum } from './withdrawal.types';

const form = inputForm(RequestWithdrawalInput, 'How much, and by which way.', {
  example: { method: 'CARD', amount: 5_000 },
});

const withdrawal = model('Withdrawal', 'Balance that goes back on the way by which it came.', {
  id: id('Public id of the withdrawal.'),
  number: text('Its number.', 'WD20261121-04817733'),
  method: choice('By which way it goes back.', WithdrawalMethodEnum, 'CARD'),
  status: choice('How it stands.', WithdrawalStatusEnum, 'PENDING'),
  amount: money('How much; held until it was sent or given up.', 5_000),
  answer: text('Why it was declined; empty unless it was.', ''),
  request_time: instant('When it was asked for.'),
  end_time: nullable(instant('When it ended; null until then.')),
});

function present({ id, number, method, status, amount, answer, ...times }: Withdrawal) {
  return {
    ...{ id, number, method, status, amount, answer },
    ...{ request_time: times.requestedAt, end_time: times.endedAt },
  };
}

function presentDestination({ paymentNumber, paidAt, amount, ...sender }: Destination) {
  return {
    ...{ payment_number: paymentNumber, pay_time: paidAt, amount },
    ...{ sender_name: sender.senderName, sender_country: sender.senderCountry },
  };
}

/** Our own calls about getting balance back (API-20). */
export const withdrawalEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/withdrawal_options',
    operationId: 'getWithdrawalOptions',
    summary: 'What of the balance can go back, and how.',
    origin: 'our own call',
    needsToken: true,
    data: model('WithdrawalOptions', 'What of the balance can go back, and how.', {
      balance: money('What can be spent from the balance.', 50_000),
      least: money('The least that can be withdrawn at once.', 100),
      total: money('What can go back by all ways together; never more than the balance.', 50_000),
      methods: list(
        'The ways, with what can go back.',
        model('WithdrawalMethodLimit', 'What can go back by a way.', {
          code: choice('The way.', WithdrawalMethodEnum, 'CARD'),
          limit: money('How much at most now; no money counts for two ways.', 50_000),
          destinations: list(
            'Where it goes, in the order in which it is taken; at most 50.',
            model('WithdrawalDestination', 'The card of a payment, or who sent a remittance.', {
              payment_number: text(
                'Number of the payment by which the money came.',
                'PY20261121-04817733',
              ),
              pay_time: instant('When it came.'),
              amount: money('How much of it can go back.', 50_000),
              sender_name: nullable(text('Who sent a remittance; null for a card.', 'Ada Byron')),
              sender_country: nullable(
                text('ISO 3166 code of where a remittance was sent from; null for a card.', 'GB'),
              ),
            }),
          ),
        }),
      ),
    }),
    async run(context) {
      const found = await withdrawalOptions(context.services, requireViewer(context));
      const methods = found.methods.map((one) => ({
        ...one,
        destinations: one.destinations.map(presentDestination),
      }));
      return { ...found, methods };
    },
  },
  {
    method: 'get',
    path: '/withdrawals',
    operationId: 'listWithdrawals',
    summary: 'The withdrawals of the shopper, newest first.',
    origin: 'our own call',
    needsToken: true,
    isPaged: true,
    parameters: pageQuery.parameters,
    data: pageOf('WithdrawalPage', withdrawal),
    async run(context, { query }) {
      const page = await pageQuery.read(query);
      const viewer = requireViewer(context);
      const found = await listWithdrawals(context.services, viewer, sliceOfPage(page));
      return presentPage(await pageOfSlice(found, page), present);
    },
  },
  {
    method: 'post',
    path: '/withdrawals',
    operationId: 'requestWithdrawal',
    summary: 'Asks for balance back on the way by which it came.',
    description: 'The amount is held; an operator confirms or declines it.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['WITHDRAWAL_LIMIT', 'BALANCE_TOO_LOW', 'PAYMENTS_FROZEN'],
    ...form.sent,
    data: withdrawal,
    async run(context, { body }) {
      const input = await form.read(body);
      return present(await requestWithdrawal(context.services, requireViewer(context), input));
    },
  },
  {
    method: 'post',
    path: '/withdrawals/{id}/cancel',
    operationId: 'cancelWithdrawal',
    summary: 'Takes a withdrawal back that nobody has confirmed yet.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'WITHDRAWAL_STATUS_FORBIDS'],
    parameters: [idInPath('Id of the withdrawal.')],
    data: withdrawal,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      return present(await cancelWithdrawal(context.services, viewer, params['id'] ?? ''));
    },
  },
];
