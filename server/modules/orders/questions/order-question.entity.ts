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
import { retained } from '../../../platform/db/personal';
import type { QuestionStatus } from './question.machine';

/**
 * The operator's question about an item whose price or availability differs at purchase. Only
 * `transitionQuestion` changes its `status`.
 */
@Entity('order_questions')
export class OrderQuestion {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @RefColumn() orderId!: string;
  @RefColumn() orderItemId!: string;
  @CodeColumn(12) status!: QuestionStatus;
  /** Name of the item at the time of the question; an accepted substitute replaces it. */
  @TextColumn(200, retained('It says what was agreed about a purchase, which the books are about.'))
  itemName!: string;
  @MoneyColumn() oldUnitPrice!: Money;
  @MoneyColumn() newUnitPrice!: Money;
  /** Price of accepting in fen, for the whole quantity; below zero it is refunded. */
  @MoneyColumn() difference!: Money;
  /** Null if only the price differs. */
  @TextColumn(
    200,
    retained('It says what was agreed about a purchase, which the books are about.'),
    {
      nullable: true,
    },
  )
  substituteName!: string | null;
  @TextColumn(
    2048,
    retained('It says what was agreed about a purchase, which the books are about.'),
    {
      nullable: true,
    },
  )
  substituteUrl!: string | null;
  @TextColumn(
    300,
    retained('It says what was agreed about a purchase, which the books are about.'),
    {
      nullable: true,
    },
  )
  substituteSpecification!: string | null;
  @TextColumn(500, retained('It says what was agreed about a purchase, which the books are about.'))
  note!: string;
  @InstantColumn() askedAt!: Date;
  @InstantColumn() dueAt!: Date;
  @InstantColumn({ nullable: true }) endedAt!: Date | null;
}
