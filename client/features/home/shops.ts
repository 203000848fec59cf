/** Lettering of a name on its tag; there are no logos. */
export type TagLetters = 'plain' | 'wide' | 'heavy' | 'slanted' | 'typed';

interface ShopName {
  readonly en: string;
  readonly zh: string;
  readonly letters: TagLetters;
}

/**
 * Shops named on the home page as examples: the large ones near our warehouses, whose domestic
 * shipping is short. The list limits nothing, every link is taken; change it as customers' habits do.
 */
export const shops: readonly ShopName[] = [
  { en: 'Taobao', zh: '淘宝', letters: 'heavy' },
  { en: 'Tmall', zh: '天猫', letters: 'wide' },
  { en: 'JD.com', zh: '京东', letters: 'typed' },
  { en: '1688', zh: '1688', letters: 'heavy' },
  { en: 'Pinduoduo', zh: '拼多多', letters: 'plain' },
  { en: 'Xianyu', zh: '闲鱼', letters: 'slanted' },
  { en: 'Weidian', zh: '微店', letters: 'typed' },
  { en: 'Vipshop', zh: '唯品会', letters: 'slanted' },
  { en: 'Dangdang', zh: '当当', letters: 'plain' },
  { en: 'Suning', zh: '苏宁易购', letters: 'wide' },
];
