import { defineModule } from '../module';
import { everyAuditEntryGoesOn } from './audit-chain.invariant';
import { AuditEntry, AuditHead } from './audit-entry.entity';

/** The audit log: who of the staff did what, in an unbroken chain. */
export const audit = defineModule({
  name: 'audit',
  entities: [AuditEntry, AuditHead],
  invariants: [everyAuditEntryGoesOn],
});
