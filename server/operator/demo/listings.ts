import { fen, type Money } from '../../kernel/money';
import type { Drawing } from './pictures';

/** An item of a shop, with the measurements that the warehouse will find. */
export interface DemoListing {
  readonly name: string;
  readonly specification: string;
  readonly unitPrice: Money;
  readonly domesticShipping: Money;
  readonly drawing: Drawing;
  readonly grams: number;
  /** Length, width, height in millimetres. */
  readonly size: readonly [number, number, number];
}

/** Items of the demo's shop, at `demoItemUrl`. */
export const listings = {
  teapot: {
    name: 'Celadon teapot, 600 ml',
    specification: 'Pale green, with strainer',
    unitPrice: fen(168_00),
    domesticShipping: fen(12_00),
    drawing: 'teapot',
    grams: 920,
    size: [260, 200, 190],
  },
  cup: {
    name: 'Tea cup, hand-thrown',
    specification: 'Rust glaze',
    unitPrice: fen(36_50),
    domesticShipping: fen(6_00),
    drawing: 'cup',
    grams: 240,
    size: [120, 120, 100],
  },
  keyboard: {
    name: 'Mechanical keyboard, 75 %',
    specification: 'Brown switches, grey',
    unitPrice: fen(429_00),
    domesticShipping: fen(0),
    drawing: 'keyboard',
    grams: 1_150,
    size: [380, 180, 70],
  },
  lamp: {
    name: 'Desk lamp with linen shade',
    specification: 'Mustard, plug type I',
    unitPrice: fen(219_00),
    domesticShipping: fen(15_00),
    drawing: 'lamp',
    grams: 1_680,
    size: [340, 340, 420],
  },
  scarf: {
    name: '羊毛围巾 Wool scarf',
    specification: '紫色 / violet, 180 cm',
    unitPrice: fen(139_90),
    domesticShipping: fen(8_00),
    drawing: 'scarf',
    grams: 310,
    size: [280, 220, 60],
  },
  book: {
    name: 'Picture book of river towns',
    specification: 'Hardcover, second edition',
    unitPrice: fen(88_00),
    domesticShipping: fen(5_00),
    drawing: 'book',
    grams: 760,
    size: [290, 230, 30],
  },
  fan: {
    name: 'Folding silk fan',
    specification: 'Crimson',
    unitPrice: fen(59_00),
    domesticShipping: fen(6_00),
    drawing: 'fan',
    grams: 130,
    size: [250, 60, 40],
  },
  shoe: {
    name: 'Running shoes Forest 3',
    specification: 'Green, EU 42',
    unitPrice: fen(359_00),
    domesticShipping: fen(10_00),
    drawing: 'shoe',
    grams: 980,
    size: [340, 220, 130],
  },
} as const satisfies Record<string, DemoListing>;

export type ListingName = keyof typeof listings;
