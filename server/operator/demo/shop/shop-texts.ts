import type { Language } from '../../../kernel/language';

/** Texts of the demo's shop. */
export interface ShopTexts {
  readonly title: string;
  readonly hint: string;
  readonly soldBy: string;
  readonly inStock: string;
  readonly soldOut: string;
  readonly shipping: string;
  readonly all: string;
}

export const shopTexts: Readonly<Record<Language, ShopTexts>> = {
  en: {
    title: 'Demo shop',
    hint: 'Stands in for a shop overseas. Copy the address of an item and paste it into Tidebox.',
    soldBy: 'Sold by',
    inStock: 'In stock',
    soldOut: 'Sold out',
    shipping: 'Shipping within China',
    all: 'All items',
  },
  zh: {
    title: '演示店铺',
    hint: '代表一家海外店铺。复制商品的网址，粘贴到 Tidebox 即可。',
    soldBy: '卖家',
    inStock: '有货',
    soldOut: '已售罄',
    shipping: '中国境内运费',
    all: '全部商品',
  },
};
