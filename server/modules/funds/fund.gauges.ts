import { HOUR_MS } from '../../kernel/clock';
import { smallestIdAt } from '../../kernel/ids';
import type { Gauge } from '../../platform/gauge';
import { PaymentFreeze } from './freezing/payment-freeze.entity';
import { JournalEntry, journalKinds } from './journal-entry.entity';
import { Posting } from './posting.entity';

export const fundGauges: readonly Gauge[] = [
  {
    name: 'tidebox_payments_frozen',
    help: '1 while shoppers cannot pay because the ledger was found broken.',
    read: ({ db }) => db.read.countBy(PaymentFreeze, { active: 1 }),
  },
  {
    name: 'tidebox_money_moved_last_hour_fen',
    help: 'Money that moved within the last hour, in fen of CNY, by the kind of its journal entry.',
    label: 'kind',
    async read({ db, clock }) {
      // Ids begin with their time of creation, so the primary key finds the last hour.
      const since = smallestIdAt(clock.now().getTime() - HOUR_MS);
      const rows = await db.read
        .createQueryBuilder(JournalEntry, 'entry')
        .innerJoin(Posting, 'posting', 'posting.entryId = entry.id AND posting.amount > 0')
        .where('entry.id >= :since', { since })
        .groupBy('entry.kind')
        .select('entry.kind', 'kind')
        .addSelect('SUM(posting.amount)', 'amount')
        .getRawMany<{ kind: string; amount: string | number }>();
      const moved = Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]));
      return Object.fromEntries(journalKinds.map((kind) => [kind, moved[kind] ?? 0]));
    },
  },
];
