import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './table-changes';

const NOTHING = 'bigint NOT NULL DEFAULT 0';

/** How the payment of a package is made up, in fen, as an order keeps it. */
export const AddBalanceDeduction = addColumn(
  1763900200001,
  'packages',
  'balance_deduction',
  NOTHING,
);
export const AddDiscount = addColumn(1763900200002, 'packages', 'payment_method_discount', NOTHING);
export const AddHandlingFee = addColumn(1763900200003, 'packages', 'handling_fee', NOTHING);
export const AddActualPayment = addColumn(1763900200004, 'packages', 'actual_payment', NOTHING);

/** What the columns hold, and the column of the payment it comes from. */
const sources = {
  balance_deduction: 'balance_deduction',
  payment_method_discount: 'discount',
  handling_fee: 'handling_fee',
  actual_payment: 'actual_payment',
};

/** Packages that were paid before the columns were there take them from their payment. */
export class FillPackagePayment implements MigrationInterface {
  readonly name = 'Fill_package_payment_1763900200005';

  async up(runner: QueryRunner): Promise<void> {
    const sets = Object.entries(sources).map(
      ([column, source]) =>
        `${column} = COALESCE((SELECT p.${source} FROM payments p
          WHERE p.target_kind = 'PACKING_PLAN' AND p.target_id = packages.packing_plan_id
            AND p.status = 'CAPTURED'), 0)`,
    );
    await runner.query(`UPDATE packages SET ${sets.join(', ')}`);
  }

  async down(): Promise<void> {
    // The columns go with the migrations before.
  }
}
