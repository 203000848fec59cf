import { setSiteSetting } from '../../modules/site/public';
import { buildArticle } from '../builders/article';
import { startTestApp, type TestApp } from '../test-app';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const GROUPS = `query ($type: ArticleGroupType!) {
  articleGroups(type: $type) { id type name articles { id name isFaq } }
}`;
const ARTICLE = `query ($id: Int!) {
  article(id: $id) { id name html isFaq updatedAt group { id name articles { id } } }
}`;
const SEARCH = 'query ($text: String!) { searchArticles(text: $text) { id name isFaq excerpt } }';

async function namesOf(type: string, client = app.guest): Promise<string[]> {
  const { articleGroups } = await client.run(GROUPS, { type });
  return articleGroups.map(({ name }: { name: string }) => name);
}

async function search(text: string, client = app.guest) {
  return (await client.run(SEARCH, { text })).searchArticles;
}

describe('A new site', () => {
  it('has a help centre and a footer, in both languages (EN-03)', async () => {
    expect(await namesOf('HELP')).toEqual([
      'Getting started',
      'Orders & payment',
      'Warehouse & packing',
      'Shipping & customs',
      'Refunds & account',
    ]);
    expect(await namesOf('FOOTER')).toEqual(['About us', 'Service', 'Policies']);
    expect(await namesOf('FOOTER', app.guest.speaking('zh'))).toEqual([
      '关于我们',
      '服务',
      '条款与政策',
    ]);
  });

  it('knows the purchase process by number 59, drawn as steps (CO-08)', async () => {
    const { article } = await app.guest.run(ARTICLE, { id: 59 });
    expect(article).toMatchObject({ id: 59, name: 'Purchase process', isFaq: true });
    expect(article.html).toContain('<ol class="steps">');
    expect(article.group).toMatchObject({ id: 'getting-started', name: 'Getting started' });
    expect(article.group.articles[0]).toEqual({ id: 59 });
    const inChinese = await app.guest.speaking('zh').run(ARTICLE, { id: 59 });
    expect(inChinese.article.name).toBe('代购流程');
  });

  it.each(['en', 'zh'] as const)(
    'leads from what costs and lines are to the estimate: %s',
    async (language) => {
      const reader = app.guest.speaking(language);
      for (const id of [62, 71, 83]) {
        const { article } = await reader.run(ARTICLE, { id });
        expect([id, article.html]).toEqual([id, expect.stringContaining('<a href="/#estimate">')]);
      }
    },
  );

  it('tells links to the help from links to plain pages (FT-02)', async () => {
    const { articleGroups } = await app.guest.run(GROUPS, { type: 'FOOTER' });
    const links = articleGroups.flatMap(({ articles }: { articles: unknown[] }) => articles);
    expect(links).toContainEqual({ id: 86, name: 'Terms of service', isFaq: false });
    expect(links).toContainEqual({
      id: 83,
      name: 'Delivery times and prices at a glance',
      isFaq: true,
    });
  });

  it.each([0, -1, 4_000, 2_147_483_647])('cannot find article %p', async (id) => {
    expect((await app.guest.run(ARTICLE, { id })).article).toBeNull();
  });

  it('cannot find a number that is none', async () => {
    expect((await app.guest.refusal(ARTICLE, { id: '59' })).extensions.code).toBe(
      'VALIDATION_FAILED',
    );
    expect((await app.guest.refusal(ARTICLE, { id: 2 ** 31 })).extensions.code).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('names itself as it is configured, harmlessly', async () => {
    await setSiteSetting(app.services, clerk, 'name', 'Sun & <b>Sea</b>');
    const { article } = await app.guest.run(ARTICLE, { id: 81 });
    expect(article.name).toBe('About Sun & <b>Sea</b>');
    expect(article.html).toContain('Sun &amp; &lt;b&gt;Sea&lt;/b&gt; closes that gap');
    expect(article.html).not.toContain('{site}');
  });
});

describe('Searching the articles', () => {
  it('finds those that hold all the words, named ones first, with the words around', async () => {
    const [first, ...others] = await search('  customs DECLARATION ');
    expect(first).toMatchObject({ id: 72, name: 'Customs declaration and duties', isFaq: true });
    expect(others.length).toBeGreaterThan(1);
    for (const { excerpt } of others) {
      expect(excerpt).toMatch(/customs|declaration/i);
      expect(excerpt).not.toMatch(/[<>]/);
      expect(excerpt.length).toBeLessThanOrEqual(142);
    }
  });

  it('looks in the language that is spoken', async () => {
    expect(await search('余额')).toEqual([]);
    const found = await search('余额', app.guest.speaking('zh'));
    expect(found[0]).toMatchObject({ id: 65, name: '余额与充值' });
  });

  it('finds at most 20, and nothing for nothing', async () => {
    expect(await search('the')).toHaveLength(20);
    expect(await search('   ')).toEqual([]);
    expect(await search('xylophone')).toEqual([]);
    expect(await search('%')).not.toHaveLength(20);
  });

  it.each([
    ['en', 'Enter at most 100 characters'],
    ['zh', '最多输入 100 个字符'],
  ] as const)('refuses a text that is too long, in %s', async (language, message) => {
    const client = app.guest.speaking(language);
    const refusal = await client.refusal(SEARCH, { text: 'a'.repeat(101) });
    expect(refusal.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { text: message },
    });
  });
});

describe('An operator writes an article', () => {
  it('new, and anew; readers see it at once', async () => {
    await buildArticle(app);
    expect((await app.guest.run(ARTICLE, { id: 500 })).article.html).toBe('<p>We wrap gifts.</p>');
    await buildArticle(app, { nameEn: 'Paper', htmlEn: '<p>Paper</p>', groupId: 'service' });
    const { article } = await app.guest.run(ARTICLE, { id: 500 });
    expect(article).toMatchObject({ name: 'Paper', group: { id: 'service' } });
    expect((await search('gifts')).map(({ id }: { id: number }) => id)).not.toContain(500);
  });

  it('and cannot bring active content into a page', async () => {
    await buildArticle(app, { id: 501, htmlEn: '<p onclick="x()">a<script>x()</script></p>' });
    expect((await app.guest.run(ARTICLE, { id: 501 })).article.html).toBe('<p>a</p>');
  });

  it.each([
    [{ id: 0 }, 'id', 'tooSmall'],
    [{ id: 1.5 }, 'id', 'tooSmall'],
    [{ nameEn: ' ' }, 'nameEn', 'required'],
    [{ nameZh: '长'.repeat(201) }, 'nameZh', 'tooLong'],
    [{ htmlEn: '<script>x()</script>' }, 'htmlEn', 'required'],
    [{ htmlZh: '长'.repeat(20_001) }, 'htmlZh', 'tooLong'],
    [{ groupId: 'nowhere' }, 'groupId', 'expected'],
  ])('and cannot write %p', async (change, field, key) => {
    const number = 'id' in change ? change.id : 502;
    await expect(buildArticle(app, { id: number, ...change })).rejects.toMatchObject({
      problems: { [field]: { key } },
    });
    expect((await app.guest.run(ARTICLE, { id: 502 })).article).toBeNull();
  });

  it('of the greatest length a Chinese article may have', async () => {
    await buildArticle(app, { id: 503, htmlZh: '长'.repeat(20_000) });
    const { article } = await app.guest.speaking('zh').run(ARTICLE, { id: 503 });
    expect(article.html).toHaveLength(20_000);
  });
});

describe('Reading articles', () => {
  it('is not led astray by readers who asked before the article was written', async () => {
    app.clock.advance(11_000);
    const early = [59, 60, 61].map((id) => app.guest.run(ARTICLE, { id }));
    await buildArticle(app, { id: 504, nameEn: 'Late news' });
    await Promise.all(early);
    expect((await app.guest.run(ARTICLE, { id: 504 })).article.name).toBe('Late news');
  });

  it('many at once cost no more than one', async () => {
    app.clock.advance(11_000);
    await app.guest.run('{ site { id } }');
    const statements = await app.statementsOf(() =>
      Promise.all([59, 61, 62, 63].map((id) => app.guest.run(ARTICLE, { id }))),
    );
    const tables = statements.map((sql) => /FROM "?`?(\w+)/.exec(sql)?.[1]).sort();
    expect(tables).toEqual(['article_groups', 'delivery_lines']);
  });

  it('costs one statement, beside those of the site and the delivery lines, and none while they are kept', async () => {
    app.clock.advance(11_000);
    const first = await app.statementsOf(() => app.guest.run(GROUPS, { type: 'FOOTER' }));
    expect(first.filter((sql) => sql.includes('articles'))).toHaveLength(1);
    expect(first).toHaveLength(3);
    for (const read of [
      () => app.guest.run(GROUPS, { type: 'HELP' }),
      () => app.guest.run(ARTICLE, { id: 59 }),
      () => search('customs'),
    ])
      expect(await app.statementsOf(read)).toHaveLength(0);
  });
});
