import type { EntityManager } from 'typeorm';

/** Name of a list → its rows, as they may be shown to the shopper they are about. */
export type ShopperRows = Readonly<Record<string, readonly object[]>>;

/** What must come to its end before an account may go. */
export type UnfinishedKind = 'ORDER' | 'WAREHOUSE' | 'PACKAGE' | 'MONEY';

/** What a module holds on a shopper. */
export interface ShopperData {
  /** Everything, without what others may not see: hashes of passwords and tokens. */
  read(em: EntityManager, userId: string): Promise<ShopperRows>;
  /** What here keeps the account open while it exists. */
  readonly unfinished?: {
    readonly kind: UnfinishedKind;
    exists(em: EntityManager, userId: string): Promise<boolean>;
  };
  /** Deletes rows and takes away references; the deletion empties columns by itself (`db/personal.ts`). */
  forget?(tx: EntityManager, userId: string): Promise<void>;
}
