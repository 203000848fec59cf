import { inYuan } from '../../../kernel/money';
import { listings, type ListingName } from '../listings';
import type { Drawing } from '../pictures';

export type PublishedFormat = 'json-ld' | 'microdata' | 'rdfa' | 'open-graph';

export interface ShopVariant {
  readonly id: string;
  /** By schema.org's names of properties. */
  readonly options: Readonly<Record<string, string>>;
  readonly amount: string;
  readonly isInStock: boolean;
}

/** An item as a shop describes it, whatever the format. */
export interface ShopItem {
  readonly name: ListingName;
  readonly title: string;
  readonly description: string;
  readonly seller: string;
  /** A plain decimal, and its ISO 4217 code. */
  readonly amount: string;
  readonly currency: string;
  readonly shipping: string;
  readonly isInStock: boolean;
  readonly pictures: readonly Drawing[];
  readonly variants: readonly ShopVariant[];
  /** Format of its own page; the shop can show it in any. */
  readonly format: PublishedFormat;
  readonly charset: 'utf-8' | 'gbk';
}

type ItemDetails = Pick<ShopItem, 'description' | 'seller' | 'format'> & Partial<ShopItem>;

const details: Readonly<Record<ListingName, ItemDetails>> = {
  teapot: {
    description: 'Thrown and glazed by hand in Longquan. Holds three cups; the strainer comes out.',
    seller: 'Kiln & Cup',
    format: 'json-ld',
    variants: [
      { id: 'TP-600-G', options: { color: 'Pale green' }, amount: '168', isInStock: true },
      { id: 'TP-600-B', options: { color: 'Sky blue' }, amount: '178', isInStock: true },
      { id: 'TP-600-W', options: { color: 'Bone white' }, amount: '168', isInStock: false },
    ],
  },
  cup: {
    description: 'Thrown by hand, so no two are alike. 180 ml, safe in the dishwasher.',
    seller: 'Kiln & Cup',
    format: 'microdata',
  },
  keyboard: {
    description: 'Hot-swappable switches, aluminium case, USB-C and Bluetooth.',
    seller: 'Clicks',
    format: 'json-ld',
    variants: [
      { id: 'K75-BR', options: { model: 'Brown switches' }, amount: '429', isInStock: true },
      { id: 'K75-RD', options: { model: 'Red switches' }, amount: '449.5', isInStock: true },
    ],
  },
  lamp: {
    description: 'A shade of washed linen on a brushed steel foot. E27, at most 40 W.',
    seller: 'Lumen',
    format: 'rdfa',
  },
  scarf: {
    description: '100% 羊毛，手工收边。180 × 30 cm。',
    seller: '织机',
    format: 'microdata',
    charset: 'gbk',
    variants: [
      {
        id: '88213-V',
        options: { color: '紫色', size: '180 cm' },
        amount: '139.9',
        isInStock: true,
      },
      {
        id: '88213-G',
        options: { color: '灰色', size: '180 cm' },
        amount: '139.9',
        isInStock: true,
      },
    ],
  },
  book: {
    description: 'Watercolours of eleven towns along the river, with a map.',
    seller: 'Pages',
    format: 'open-graph',
    amount: '1980',
    currency: 'JPY',
    shipping: '350',
  },
  fan: {
    description: 'Silk on bamboo, folded flat it fits into a sleeve.',
    seller: 'Silk Road',
    format: 'rdfa',
    isInStock: false,
  },
  shoe: {
    description: 'For soft paths: 8 mm drop, lugs of 4 mm.',
    seller: 'Stride',
    format: 'json-ld',
    amount: '46.9',
    currency: 'EUR',
    shipping: '3.5',
    variants: [
      { id: 'F3-42', options: { color: 'Green', size: '42' }, amount: '46.9', isInStock: true },
      { id: 'F3-43', options: { color: 'Green', size: '43' }, amount: '46.9', isInStock: true },
      { id: 'F3-44', options: { color: 'Green', size: '44' }, amount: '49.9', isInStock: false },
    ],
  },
};

/** Items of the demo's shop, in display order. */
export const shopItems: readonly ShopItem[] = (Object.keys(listings) as ListingName[]).map(
  (name) => {
    const { name: title, unitPrice, domesticShipping, drawing } = listings[name];
    return {
      name,
      title,
      amount: inYuan(unitPrice),
      currency: 'CNY',
      shipping: inYuan(domesticShipping),
      isInStock: true,
      pictures: [drawing],
      variants: [],
      charset: 'utf-8',
      ...details[name],
    };
  },
);
