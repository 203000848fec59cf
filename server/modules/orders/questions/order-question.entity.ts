import { Entity } from 'typeorm';
import type { Money } from '../../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { kept } from '../../../platform/db/personal';
import type { QuestionStatus } from './question.machine';

/**
 * What the operator asks about an item whose price or availability differs at purchase. `transitionQuestion`
 * alone moves its `status`.
 */
@Entity('order_questions')
export class OrderQuestion {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @RefColumn() orderId!: string;
  @RefColumn() orderItemId!: string;
  @CodeColumn(12) status!: QuestionStatus;
  /** What the item was called when it was asked; an accepted substitute takes its place. */
  @TextColumn(200, kept('It says what was agreed about a purchase, which the books are about.'))
  itemName!: string;
  @MoneyColumn() oldUnitPrice!: Money;
  @MoneyColumn() newUnitPrice!: Money;
  /** Fen that accepting costs for the whole quantity; below zero it returns them. */
  @MoneyColumn() difference!: Money;
  /** Null where only the price differs. */
  @TextColumn(200, kept('It says what was agreed about a purchase, which the books are about.'), {
    nullable: true,
  })
  substituteName!: string | null;
  @TextColumn(2048, kept('It says what was agreed about a purchase, which the books are about.'), {
    nullable: true,
  })
  substituteUrl!: string | null;
  @TextColumn(300, kept('It says what was agreed about a purchase, which the books are about.'), {
    nullable: true,
  })
  substituteSpecification!: string | null;
  @TextColumn(500, kept('It says what was agreed about a purchase, which the books are about.'))
  note!: string;
  @InstantColumn() askedAt!: Date;
  @InstantColumn() dueAt!: Date;
  @InstantColumn({ nullable: true }) endedAt!: Date | null;
}
