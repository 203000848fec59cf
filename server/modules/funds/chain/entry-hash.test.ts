import { fen } from '../../../kernel/money';
import { canonicalEntry, hashEntry, NO_ENTRY, type HashedEntry } from './entry-hash';

const at = new Date('2026-11-21T16:20:00.123Z');
const orders = { accountCode: 'orders', amount: fen(1_000) };
const fund = { accountCode: 'fund:01SHOPPER', amount: fen(-1_000) };
const record: HashedEntry['records'][number] = {
  ...{ number: 'FR20261121-04817733', userId: '01SHOPPER', type: 'ORDER_PAYMENT' },
  ...{ amount: fen(-1_000), balanceAfter: fen(0), remark: 'OR20261121-1 "茶壶"\n', at },
};
const entry: HashedEntry = {
  ...{ id: '01ENTRY', kind: 'ORDER_PAYMENT', idempotencyKey: 'pay:01ORDER' },
  ...{ referenceId: '01ORDER', createdAt: at },
  ...{ fundCode: 'fund:01SHOPPER', chainPosition: 1, previousHash: NO_ENTRY },
  postings: [fund, orders],
  records: [record],
};

describe('The canonical content of an entry', () => {
  it('is text that anybody can make again', () => {
    expect(canonicalEntry(entry)).toBe(
      [
        `["entry-1","fund:01SHOPPER",1,"${NO_ENTRY}","01ENTRY","ORDER_PAYMENT","pay:01ORDER","01ORDER","2026-11-21T16:20:00.123Z"]`,
        '["posting","fund:01SHOPPER",-1000]',
        '["posting","orders",1000]',
        String.raw`["record","FR20261121-04817733","01SHOPPER","ORDER_PAYMENT",-1000,0,"OR20261121-1 \"茶壶\"\n","2026-11-21T16:20:00.123Z"]`,
      ].join('\n'),
    );
  });

  // Stored hashes are compared with this form permanently: a changed form needs another name.
  it('has the hash it always had', () => {
    expect(hashEntry(entry)).toBe(
      'a03d9d49716eed25b054edc358c6187c1476df6fae0824d75521fec4701a98a0',
    );
  });

  it('does not depend on the order in which rows are read', () => {
    expect(hashEntry({ ...entry, postings: [orders, fund] })).toBe(hashEntry(entry));
  });

  const changes: readonly (readonly [string, Partial<HashedEntry>])[] = [
    ['id', { id: '01OTHER' }],
    ['kind', { kind: 'ADJUSTMENT' }],
    ['idempotency key', { idempotencyKey: 'pay:01OTHER' }],
    ['reference', { referenceId: null }],
    ['time, by a millisecond', { createdAt: new Date(at.getTime() + 1) }],
    ['fund', { fundCode: 'fund:01OTHER' }],
    ['place in the chain', { chainPosition: 2 }],
    ['entry before it', { previousHash: 'f'.repeat(64) }],
    ['amount of a posting', { postings: [{ ...fund, amount: fen(-999) }, orders] }],
    ['account of a posting', { postings: [fund, { ...orders, accountCode: 'fees' }] }],
    ['postings: one less', { postings: [fund] }],
    ['postings: one twice', { postings: [fund, orders, orders] }],
    ['record: none', { records: [] }],
    ['record: twice', { records: [record, record] }],
    ['record’s number', { records: [{ ...record, number: 'FR20261121-04817734' }] }],
    ['record’s shopper', { records: [{ ...record, userId: '01OTHER' }] }],
    ['record’s type', { records: [{ ...record, type: 'RECHARGE' }] }],
    ['record’s amount', { records: [{ ...record, amount: fen(-1) }] }],
    ['record’s balance', { records: [{ ...record, balanceAfter: fen(1) }] }],
    ['record’s remark', { records: [{ ...record, remark: 'OR20261121-2' }] }],
    ['record’s time', { records: [{ ...record, at: new Date(0) }] }],
  ];

  it.each(changes)('changes with the %s', (_, change) => {
    expect(hashEntry({ ...entry, ...change })).not.toBe(hashEntry(entry));
  });

  it('cannot be made of other rows by moving a quotation mark', () => {
    const sly = { ...record, remark: `x","${at.toISOString()}"]\n["posting","orders",1000]` };
    expect(canonicalEntry({ ...entry, records: [sly] }).split('\n')).toHaveLength(4);
  });
});
