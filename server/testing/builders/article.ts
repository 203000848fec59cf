import { writeArticle, type ArticleDraft } from '../../modules/articles/public';
import type { TestApp } from '../test-app';
import { clerk } from '../staff-actor';

/** An article in the help group `getting-started`, as an operator writes it. */
export async function buildArticle(app: TestApp, change: Partial<ArticleDraft> = {}) {
  await writeArticle(app.services, clerk, {
    id: 500,
    groupId: 'getting-started',
    position: 99,
    isFaq: true,
    nameEn: 'Gift wrapping',
    nameZh: '礼品包装',
    htmlEn: '<p>We wrap gifts.</p>',
    htmlZh: '<p>我们提供礼品包装。</p>',
    ...change,
  });
}
