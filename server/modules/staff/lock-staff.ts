import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { forUpdate } from '../../platform/db/locks';
import { StaffMember } from './staff-member.entity';

/** Returns a person of the staff, locked until the transaction ends. @throws DomainError NOT_FOUND */
export async function lockStaff(tx: EntityManager, id: string): Promise<StaffMember> {
  const member = await tx.findOne(StaffMember, { where: { id }, ...forUpdate(tx) });
  if (!member) throw new DomainError('NOT_FOUND');
  return member;
}
