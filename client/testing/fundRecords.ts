import { FundPageDocument, type FundPageQueryVariables } from '../gql/graphql';
import { answer } from './renderScreen';

/** A record of the fund as the page asks for it. */
export const record = (given: object = {}) => ({
  __typename: 'FundRecord',
  id: 'f1',
  number: 'FR20261101-00000001',
  at: '2026-11-01T08:00:00.000Z',
  amount: 100000,
  type: 'RECHARGE',
  remark: '',
  balanceAfter: 100000,
  ...{ order: null, package: null, payment: null },
  ...given,
});
export const byCard = {
  payment: {
    ...{ __typename: 'Payment', id: 'p1', kind: 'RECHARGE', method: 'CARD', amount: 100000 },
    ...{ creditedAmount: 100000, order: null, payable: null },
  },
};
const item = (name: string) => ({ __typename: 'OrderItem', id: name, name, status: 'ORDERED' });
export const order = (...names: string[]) => ({
  order: { __typename: 'Order', id: 'o1', number: 'OR-1', items: names.map(item) },
});
export const parcel = {
  package: {
    ...{ __typename: 'Package', id: 'k1' },
    address: { __typename: 'AddressSnapshot', city: 'Brooklyn' },
  },
};
export const pending = (given: object) => ({
  __typename: 'Payment',
  ...{ id: 'p9', number: 'PY-9', kind: 'RECHARGE', method: 'WESTPAY', amount: 100000 },
  ...{ balanceDeduction: 0, createdAt: '2026-11-20T08:00:00.000Z', order: null },
  ...given,
});

export const connection = (items: object[], endCursor: string | null = null) => ({
  __typename: 'FundRecordConnection',
  edges: items.map((node) => ({ __typename: 'FundRecordEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

export const day = (date: string, balance: number) => ({
  __typename: 'FundDay',
  day: date,
  balance,
});
export const month = (name: string, incoming = 0, outgoing = 0) => ({
  __typename: 'FundMonth',
  ...{ month: name, incoming, outgoing },
});

interface Shown {
  records?: object[];
  endCursor?: string | null;
  fund?: object;
  fundDays?: object[];
  spending?: object[];
}

export const fund = (
  variables: FundPageQueryVariables,
  { records = [], endCursor = null, fund: state = {}, fundDays = [], spending = [] }: Shown,
) => {
  const money = { balance: 90900, held: 0, spendable: 90900 };
  const pendingMoney = { pendingPayments: [], pendingWithdrawals: [] };
  const own = { __typename: 'Fund', id: 'v1', ...money, ...pendingMoney, ...state };
  return answer(FundPageDocument, variables, {
    viewer: { __typename: 'Viewer', id: 'v1', email: 'mei@example.com', fund: own },
    fundDays,
    fundSpending: spending,
    fundMonths: [month('2026-10', 100000, 25050), month('2026-11')],
    fundRecords: connection(records, endCursor),
  });
};
