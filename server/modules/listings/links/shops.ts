/** The shops whose addresses we can read, by the name under which a listing is kept. */
export const shops = [
  'taobao',
  'tmall',
  '1688',
  'weidian',
  'jd',
  'goofish',
  'amazon',
  'ebay',
  'rakuten',
  'rakuma',
  'yahoo-auctions',
  'yahoo-fleamarket',
  'yahoo-shopping',
  'mercari',
  'mercari-shops',
] as const;

export type Shop = (typeof shops)[number];
