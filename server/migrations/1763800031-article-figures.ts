import type { MigrationInterface, QueryRunner } from 'typeorm';
import { referenceArticles } from '../modules/articles/content';

/** When the articles were written that every site started with. */
const WRITTEN_AT = '2026-11-21 00:00:00.000';

/**
 * Articles that nobody wrote anew since get the words of the content: figures follow the site's
 * configuration there, and they promise what there is by now.
 */
export class RenewReferenceArticles implements MigrationInterface {
  readonly name: string = 'Renew_reference_articles_1763800031001';

  async up(runner: QueryRunner): Promise<void> {
    for (const { id, en, zh } of referenceArticles.flatMap(({ articles }) => articles))
      await runner.query(
        `UPDATE articles SET name_en = ?, name_zh = ?, html_en = ?, html_zh = ?
          WHERE id = ? AND updated_at = ?`,
        [en.name, zh.name, en.html, zh.html, id, WRITTEN_AT],
      );
  }

  /** What stood there before named figures that are those of the configuration today as well. */
  async down(): Promise<void> {}
}
