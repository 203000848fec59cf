import type { EntityManager } from 'typeorm';

/** Name of a list → its rows, as they may be shown to the shopper they are about. */
export type ShopperRows = Readonly<Record<string, readonly object[]>>;

/** What a room holds on a shopper. */
export interface ShopperData {
  /** Everything, without what others may not see: hashes of passwords and tokens. */
  read(em: EntityManager, userId: string): Promise<ShopperRows>;
  /** Whether something here must come to its end before the account may go. */
  isOpen?(em: EntityManager, userId: string): Promise<boolean>;
  /** Takes away what names the shopper; what bookkeeping demands stays. */
  forget?(tx: EntityManager, userId: string): Promise<void>;
}
