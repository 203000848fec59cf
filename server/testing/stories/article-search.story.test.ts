import { startTestApp, type TestApp } from '../test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SEARCH = 'query ($text: String!) { searchArticles(text: $text) { id excerpt } }';

async function found(language: 'en' | 'zh', text: string): Promise<number[]> {
  const { searchArticles } = await app.guest.speaking(language).run(SEARCH, { text });
  return searchArticles.map(({ id }: { id: number }) => id);
}

/** Searches of readers, and the article that must be the first, or among the first three. */
const asked: readonly (readonly [language: 'en' | 'zh', text: string, article: number])[] = [
  ['en', 'free storage', 67],
  ['en', 'how long is storage free', 67],
  ['en', 'refund', 75],
  ['en', 'how can I ask for a refund', 75],
  ['en', 'cancel package', 76],
  ['en', 'customs', 72],
  ['en', 'Customs DECLARATION', 72],
  ['en', 'insurance', 74],
  ['en', 'fine photos', 68],
  ['en', 'tracking', 73],
  ['en', 'prohibited goods', 88],
  ['en', 'power banks', 88],
  ['en', 'can you send weapons', 88],
  ['en', 'delivery line', 71],
  ['en', 'chargeable weight', 70],
  ['en', 'volumetric', 70],
  ['en', 'password', 77],
  ['en', 'top up', 65],
  ['en', 'balance', 65],
  ['en', 'what does it cost', 62],
  ['en', 'How do I get a refund?', 75],
  ['en', 'refund?', 75],
  ['en', '“refund”', 75],
  ['en', 'refund,', 75],
  ['en', 'refunds', 75],
  ['en', 'refund policy', 75],
  ['en', 'refund xylophone', 75],
  ['en', 'customs/duty', 72],
  ['en', 'Where are my passwords kept?', 77],
  ['en', 'privacy', 87],
  ['en', 'terms of service', 86],
  ['en', 'one parcel', 69],
  ['zh', '免费仓储', 67],
  ['zh', '仓库免费存放多久', 67],
  ['zh', '退款', 75],
  ['zh', '怎么申请退款', 75],
  ['zh', '我想退钱', 75],
  ['zh', '我想退錢。', 75],
  ['zh', '退款？', 75],
  ['zh', '關稅', 72],
  ['zh', '運費怎麼計算', 62],
  ['zh', '取消包裹', 76],
  ['zh', '关税', 72],
  ['zh', '报关', 72],
  ['zh', '保险', 74],
  ['zh', '拍照', 68],
  ['zh', '物流跟踪', 73],
  ['zh', '禁寄', 88],
  ['zh', '充电宝', 88],
  ['zh', '武器', 88],
  ['zh', '线路', 71],
  ['zh', '计费重量', 70],
  ['zh', '密码', 77],
  ['zh', '充值', 65],
  ['zh', '余额', 65],
  ['zh', '费用', 62],
  ['zh', '隐私', 87],
  ['zh', '合并打包', 69],
  ['zh', 'ＤＨＬ', 83],
];

/** Questions in people's own words, and the article that must be the first result. */
const answered: typeof asked = [
  ['en', 'when will my parcel arrive', 83],
  ['en', 'How long does shipping take?', 83],
  ['en', 'how much does shipping cost', 62],
  ['en', 'where is my parcel', 73],
  ['en', 'track my order', 73],
  ['en', 'refund', 75],
  ['en', 'how do I get my money back', 75],
  ['en', 'can I return an item', 75],
  ['en', 'how do I pay', 64],
  ['en', 'can I pay with PayPal', 64],
  ['en', 'do I have to pay customs', 72],
  ['en', 'import tax', 72],
  ['en', 'storage fee', 67],
  ['en', 'my parcel is lost', 74],
  ['en', 'how to buy', 59],
  ['zh', '多久能到', 83],
  ['zh', '什么时候到？', 83],
  ['zh', '几天能到', 83],
  ['zh', '运费怎么算', 62],
  ['zh', '運費多少錢', 62],
  ['zh', '我的包裹在哪', 73],
  ['zh', '怎么退款', 75],
  ['zh', '可以退货吗', 75],
  ['zh', '怎么付款', 64],
  ['zh', '支付宝', 64],
  ['zh', '要交税吗', 72],
  ['zh', '仓储费', 67],
  ['zh', '客服', 82],
  ['zh', '怎么买', 59],
];

describe('A reader asks the help centre, on either database', () => {
  it.each(asked)('in %s for %j and finds article %i among the first three', async (...query) => {
    const [language, text, article] = query;
    const first = (await found(language, text)).slice(0, 3);
    expect(first).toContain(article);
  });

  it.each(answered)('in %s for %j and finds article %i first of all', async (...query) => {
    const [language, text, article] = query;
    expect((await found(language, text))[0]).toBe(article);
  });

  it.each([
    ['refund', 'refunds'],
    ['refund', '“Refund”?'],
    ['colour', 'color'],
    ['parcel', 'parcels'],
  ])('in English for %j and for %j, and finds the same', async (one, other) => {
    const articles = (await found('en', one)).sort();
    expect(articles.length).toBeGreaterThan(0);
    expect((await found('en', other)).sort()).toEqual(articles);
  });

  it.each([
    ['en', 'xylophone'],
    ['zh', '木琴'],
    ['en', '   '],
    ['zh', '　'],
  ] as const)('in %s for %j and finds nothing', async (language, text) => {
    expect(await found(language, text)).toEqual([]);
  });
});
