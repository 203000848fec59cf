import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was paid for a package used to name its packing plan, which no page shows. */
export class NamePaidPackages implements MigrationInterface {
  readonly name = 'Name_paid_packages_1763710014001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE fund_records
          SET remark = COALESCE(
                (SELECT packages.number
                   FROM journal_entries
                   JOIN packages ON packages.packing_plan_id = journal_entries.reference_id
                  WHERE journal_entries.id = fund_records.entry_id),
                remark)
        WHERE type = 'PACKAGE_PAYMENT'`,
    );
  }

  /** The package is the right name whatever the program that reads it. */
  async down(): Promise<void> {}
}
