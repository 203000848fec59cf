import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, isMysql, keyType } from './table-changes';

const instantType = (runner: QueryRunner) => (isMysql(runner) ? 'datetime(3)' : 'datetime');

/** A picture of the shopper's, where the package went by, how long it took and what it cost. */
export const AddImage = addColumn(1763800033001, 'reviews', 'image_id', keyType(26));
export const AddLine = addColumn(1763800033002, 'reviews', 'delivery_line_id', keyType(26));
export const AddDaysTaken = addColumn(1763800033003, 'reviews', 'days_taken', 'int');
export const AddEstimatedCost = addColumn(1763800033004, 'reviews', 'estimated_cost', 'bigint');
export const AddActualCost = addColumn(1763800033005, 'reviews', 'actual_cost', 'bigint');
/** What we answered, and when; when a review was taken from view. */
export const AddReply = addColumn(1763800033006, 'reviews', 'reply', 'varchar(1000)');
export const AddRepliedAt = addColumn(1763800033007, 'reviews', 'replied_at', instantType);
export const AddHiddenAt = addColumn(1763800033008, 'reviews', 'hidden_at', instantType);
export const IndexLine = addIndex(1763800033009, 'reviews', ['delivery_line_id', 'id']);

/** Reviews from before are of a line as well, and of a price; how long they took stays untold. */
export class FillReviewFacts implements MigrationInterface {
  readonly name = 'Fill_review_facts_1763800033010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE reviews SET
      delivery_line_id = (SELECT plan.delivery_line_id FROM packages package
        JOIN packing_plans plan ON plan.id = package.packing_plan_id
        WHERE package.id = reviews.package_id),
      actual_cost = (SELECT package.logistics_fee FROM packages package
        WHERE package.id = reviews.package_id)
      WHERE actual_cost IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE reviews SET delivery_line_id = NULL, actual_cost = NULL');
  }
}
