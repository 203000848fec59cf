import { Entity, In, type EntityManager } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { kept } from '../../../platform/db/personal';

/** What a shopper says of money they sent; its amount and status stand in the payment. */
@Entity('remittances')
export class Remittance {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @RefColumn() paymentId!: string;
  @TextColumn(100, kept('Bookkeeping must tell whose money it was.')) senderName!: string;
  @CodeColumn(2) senderCountry!: string;
  /** The number by which the remittance service finds the money. */
  @TextColumn(20, kept('Bookkeeping must tell whose money it was.')) controlNumber!: string;
  @RefColumn({ nullable: true }) receiptImageId!: string | null;
  /** Why an operator declined it; empty until then. */
  @TextColumn(500, kept('We wrote it; the books are about it.')) answer!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) answeredAt!: Date | null;
}

/** Returns what a shopper writes into a remittance, so that an operator finds their account. */
export function remittanceReference(userId: string): string {
  return `TB-${userId.slice(-8)}`;
}

/** Which of these images are receipts; an operator may still have to look at them. */
export async function imagesInRemittances(
  em: EntityManager,
  ids: readonly string[],
): Promise<string[]> {
  const remittances = await em.findBy(Remittance, { receiptImageId: In([...ids]) });
  return remittances.flatMap(({ receiptImageId }) => receiptImageId ?? []);
}
