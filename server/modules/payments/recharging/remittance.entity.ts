import { Entity, In, type EntityManager } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { retained } from '../../../platform/db/personal';

/** A shopper's report of a remittance; its amount and status are in the payment. */
@Entity('remittances')
export class Remittance {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @RefColumn() paymentId!: string;
  @TextColumn(100, retained('Bookkeeping must tell whose money it was.')) senderName!: string;
  @CodeColumn(2) senderCountry!: string;
  /** The control number by which the remittance service finds the money. */
  @TextColumn(20, retained('Bookkeeping must tell whose money it was.')) controlNumber!: string;
  @RefColumn({ nullable: true }) receiptImageId!: string | null;
  /** Reason why an operator declined it; empty until then. */
  @TextColumn(500, retained('We wrote it; the books are about it.')) answer!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) answeredAt!: Date | null;
}

/** Returns the text that a shopper writes into a remittance, so that an operator finds their account. */
export function remittanceReference(userId: string): string {
  return `TB-${userId.slice(-8)}`;
}

/** Returns which of these images are receipts; an operator may still need them. */
export async function imagesInRemittances(
  em: EntityManager,
  ids: readonly string[],
): Promise<string[]> {
  const remittances = await em.findBy(Remittance, { receiptImageId: In([...ids]) });
  return remittances.flatMap(({ receiptImageId }) => receiptImageId ?? []);
}
