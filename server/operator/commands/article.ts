import { Option, type Command } from 'commander';
import type { Language } from '../../kernel/language';
import {
  listArticles,
  listVersions,
  previewArticle,
  publishVersion,
  readArticleText,
  restoreVersion,
  writeVersion,
  type ArticleRow,
} from '../../modules/articles/public';
import { parseCount, readText } from '../arguments';
import type { CommandResult, CommandRunner } from '../command-runner';
import { short, type Table } from '../table';

interface Written {
  readonly en?: string;
  readonly zh?: string;
  readonly group?: string;
  readonly position?: number;
  readonly faq?: true;
  readonly page?: true;
  readonly publish?: true;
}

interface Shown {
  readonly language: Language;
  readonly version?: number;
}

const inLanguage = () =>
  new Option('--language <code>', 'of which words').choices(['en', 'zh']).default('en');

/** `article list|show|write|preview|publish|versions|restore`: the help and the policies (EN-03). */
export function addArticle(program: Command, run: CommandRunner): void {
  const article = program.command('article').description('write and publish articles in Markdown');
  addReading(article, run);
  addWriting(article, run);
}

function addReading(article: Command, run: CommandRunner): void {
  article
    .command('list')
    .description('all articles; * marks those with a draft that readers do not see')
    .action(() =>
      run(async (services) => {
        const rows = await listArticles(services);
        return { text: tableOf(rows), data: rows.map(summaryOf) };
      }),
    );

  for (const [name, about, read] of [
    ['show', 'an article as Markdown, as it was written last', readArticleText],
    ['preview', 'the HTML that readers would get, with the figures of the site', previewArticle],
  ] as const)
    article
      .command(name)
      .description(about)
      .argument('<article>', 'its number', parseCount)
      .addOption(inLanguage())
      .option('--version <number>', 'another version than the latest', parseCount)
      .action((id: number, { language, version }: Shown) =>
        run(async (services) => {
          const text = await read(services, id, language, version);
          return { text: text.trimEnd(), data: { id, language, text } };
        }),
      );

  article
    .command('versions')
    .description('when an article was written and published')
    .argument('<article>', 'its number', parseCount)
    .action((id: number) =>
      run(async (services) => {
        const versions = await listVersions(services, id);
        const rows = versions.map(({ number, writtenAt, publishedAt, nameEn, nameZh }) => [
          ...[String(number), writtenAt.toISOString(), publishedAt?.toISOString() ?? 'draft'],
          short(nameEn || nameZh, 40),
        ]);
        const columns = ['VERSION', 'WRITTEN', 'PUBLISHED', 'NAME'];
        const empty = 'It was never written here.';
        return { text: { columns, rows, empty }, data: versions };
      }),
    );
}

function addWriting(article: Command, run: CommandRunner): void {
  article
    .command('write')
    .description('writes a draft; omitted options are unchanged')
    .argument('<article>', 'its number, a known or a new one', parseCount)
    .option('--en <file>', 'English, in Markdown that begins with # Title', readText)
    .option('--zh <file>', 'Chinese, likewise', readText)
    .option('--group <id>', 'group of the article; required for a new one')
    .option('--position <number>', 'position in the group', parseCount)
    .addOption(new Option('--faq', 'shown within the help centre').conflicts('page'))
    .option('--page', 'shown as a plain page')
    .option('--publish', 'readers see it at once')
    .action((articleId: number, written: Written) =>
      run(async (services, by) => {
        const { en, zh, group: groupId, position } = written;
        const texts = { ...(en !== undefined && { en }), ...(zh !== undefined && { zh }) };
        const isFaq = written.faq ?? (written.page ? false : undefined);
        const change = { articleId, texts, groupId, position, isFaq };
        const { number } = await writeVersion(services, by, change);
        if (written.publish)
          return published(articleId, await publishVersion(services, by, articleId));
        return { text: `${articleId} version ${number} is a draft.`, data: { articleId, number } };
      }),
    );

  article
    .command('publish')
    .description('publishes a version, the latest by default')
    .argument('<article>', 'its number', parseCount)
    .argument('[version]', 'which one', parseCount)
    .action((id: number, version?: number) =>
      run(async (services, by) => published(id, await publishVersion(services, by, id, version))),
    );

  article
    .command('restore')
    .description('restores an earlier version and publishes it')
    .argument('<article>', 'its number', parseCount)
    .argument('<version>', 'which one', parseCount)
    .action((id: number, version: number) =>
      run(async (services, by) => published(id, await restoreVersion(services, by, id, version))),
    );
}

function published(articleId: number, { number }: { readonly number: number }): CommandResult {
  const text = `${articleId} version ${number} is published.`;
  return { text, data: { articleId, number } };
}

function summaryOf({ id, groupId, position, isFaq, nameEn, nameZh, isDrafted }: ArticleRow) {
  return { id, groupId, position, isFaq, nameEn, nameZh, isDrafted };
}

function tableOf(articles: readonly ArticleRow[]): Table {
  return {
    columns: ['NUMBER', '', 'GROUP', 'PLACE', 'SHOWN AT', 'ENGLISH', 'CHINESE'],
    rows: articles.map((article) => [
      ...[String(article.id), article.isDrafted ? '*' : '', article.groupId],
      ...[
        String(article.position),
        article.isFaq ? `/faq/${article.id}` : `/article/${article.id}`,
      ],
      ...[short(article.nameEn || '–', 44), short(article.nameZh || '–', 24)],
    ]),
    empty: 'There are no articles.',
  };
}
