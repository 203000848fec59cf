import { Entity } from 'typeorm';
import {
  CodeColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { impersonal, retained } from '../../../platform/db/personal';
import type { ShelfKind } from './shelf.policy';

const colleague = retained('It names a person of the staff, who answers for the move.');

/** A place in the warehouse. */
@Entity('shelves')
export class Shelf {
  @IdColumn() id!: string;
  /** As it is printed on its label, with the check character. */
  @CodeColumn(8) code!: string;
  /** The name that people call, e.g. B-12. */
  @CodeColumn(12) name!: string;
  @CodeColumn(10) kind!: ShelfKind;
  /** False once it is retired; nothing is put there any more. */
  @FlagColumn() active!: boolean;
}

/** The label of a stored item, and the shelf where it was put last. Shoppers see neither (decision 174). */
@Entity('item_labels')
export class ItemLabel {
  @RefColumn({ primary: true }) storedItemId!: string;
  /** As it is printed, with the check character. */
  @CodeColumn(12) code!: string;
  /** Kept when the item has left the warehouse: whether it lies there, its order item says. */
  @RefColumn({ nullable: true }) shelfId!: string | null;
  /** How often it was printed. */
  @IntColumn() copies!: number;
}

/** A stored item that was put somewhere; appended, never altered. */
@Entity('stock_moves')
export class StockMove {
  @IdColumn() id!: string;
  @RefColumn() storedItemId!: string;
  /** Null where it lay on no shelf. */
  @RefColumn({ nullable: true }) fromShelfId!: string | null;
  /** Null where a first move was taken back. */
  @RefColumn({ nullable: true }) toShelfId!: string | null;
  /** The move that this one takes back; the database refuses a second one. */
  @RefColumn({ nullable: true }) undoesId!: string | null;
  /** Id of the person of the staff; null for a command and the demo. */
  @RefColumn({ nullable: true }) movedById!: string | null;
  @TextColumn(80, colleague) movedBy!: string;
  @InstantColumn() movedAt!: Date;
}

/** The result of counting a shelf; appended, and nothing is written off by it. */
@Entity('stock_counts')
export class StockCount {
  @IdColumn() id!: string;
  @RefColumn() shelfId!: string;
  /** How many items lay where they should. */
  @IntColumn() equal!: number;
  /** Labels that should lie there and were not scanned. */
  @JsonColumn(impersonal) missing!: string[];
  /** Labels that were scanned and should not lie there. */
  @JsonColumn(impersonal) unexpected!: string[];
  @RefColumn({ nullable: true }) countedById!: string | null;
  @TextColumn(80, colleague) countedBy!: string;
  @InstantColumn() countedAt!: Date;
}
