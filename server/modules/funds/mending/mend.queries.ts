import type { Services } from '../../../platform/services';
import { LedgerMend } from './ledger-mend.entity';

/** Returns every proposed and confirmed correction of a fund, the newest first. */
export function listMends({ db }: Pick<Services, 'db'>): Promise<LedgerMend[]> {
  return db.read.find(LedgerMend, { order: { id: 'DESC' } });
}
