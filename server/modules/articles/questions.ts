/** Everyday words, each with the word that articles use for it. */
const otherWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ 退钱: '退款', 退费: '退款', 还钱: '退款', 退货: '退款' },
    ...{ 邮费: '运费', 快递费: '运费', 付钱: '付款', 充钱: '充值' },
    ...{ 支付: '付款', 支付宝: '付款', 微信: '付款', 仓储费: '仓储' },
    ...{ 税: '关税', 交税: '关税', 客服: '联系', 注销: '删除' },
    ...{ postage: 'shipping', login: 'log', signin: 'log', return: 'refund', returns: 'refund' },
    ...{ paypal: 'paying', alipay: 'paying', tax: 'duties', taxes: 'duties', vat: 'duties' },
  }),
);

/** Questions phrased in other words than the article that answers them, with words of its name. */
const askedAbout: readonly (readonly [question: RegExp, words: readonly string[]])[] = [
  [
    /\b(when|how (long|many days|soon))\b.*\b(arriv|deliver|shipping|reach|get here)/,
    ['delivery', 'times'],
  ],
  [/\b(where|track)\b.*\b(parcel|package|order)/, ['tracking']],
  [/\bmoney back\b/, ['refund']],
  [/(多久|几天|什么时候|何时).*(到|送达)/, ['时效']],
  [/(运费|邮费|快递费|费用).*(算|多少)|多少.*(运费|邮费|快递费)/, ['费用']],
  [/(在哪|到哪[里儿了]|到了没)/, ['物流']],
];

export const wordOfArticles = (word: string): string => otherWords.get(word) ?? word;

/** Returns additional words for the subject of a question in lower case. */
export function wordsAskedAbout(question: string): string[] {
  return askedAbout.flatMap(([form, words]) => (form.test(question) ? words : []));
}
