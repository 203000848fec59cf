import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unlessThere } from './table-changes';

/** Price of the first 500 g and of each further 500 g, in yuan; null: the line does not go there. */
type Price = readonly [first: number, further: number] | null;

interface Line {
  readonly id: string;
  readonly names: readonly [en: string, zh: string];
  readonly group: 'EXPRESS' | 'DIRECT_INJECTION' | 'POSTAL' | 'OCEAN';
  readonly days: readonly [min: number, max: number];
  readonly divisor?: number;
  readonly divisorFromSideMm?: number;
  readonly minGrams?: number;
  readonly maxGrams: number;
  readonly maxSideMm?: number;
  readonly maxSideSumMm?: number;
  /** Zones NORTH_AMERICA, EUROPE, ASIA_PACIFIC, FAR. */
  readonly prices: readonly [Price, Price, Price, Price];
}

const zones = ['NORTH_AMERICA', 'EUROPE', 'ASIA_PACIFIC', 'FAR'];
const DECLARATION_FEE = 8_00;

const lines: readonly Line[] = [
  {
    id: 'dhl-express',
    names: ['DHL Express', 'DHL 国际快递'],
    group: 'EXPRESS',
    days: [1, 3],
    divisor: 5000,
    maxGrams: 70_000,
    prices: [
      [165, 55],
      [170, 58],
      [150, 50],
      [170, 58],
    ],
  },
  {
    id: 'fedex-ip',
    names: ['FedEx International Priority', 'FedEx 国际优先快递'],
    group: 'EXPRESS',
    days: [1, 3],
    divisor: 5000,
    maxGrams: 68_000,
    prices: [
      [150, 50],
      [158, 54],
      [140, 46],
      [158, 54],
    ],
  },
  {
    id: 'air-tax-prepaid',
    names: ['Air, taxes prepaid', '空运包税专线'],
    group: 'DIRECT_INJECTION',
    days: [5, 10],
    divisor: 6000,
    maxGrams: 30_000,
    prices: [[98, 42], [90, 38], [78, 33], null],
  },
  {
    id: 'air-general',
    names: ['Air, general goods', '空运普货专线'],
    group: 'DIRECT_INJECTION',
    days: [5, 10],
    divisor: 8000,
    maxGrams: 30_000,
    prices: [
      [80, 36],
      [78, 34],
      [68, 29],
      [80, 36],
    ],
  },
  {
    id: 'ems',
    names: ['EMS', 'EMS 国际特快专递'],
    group: 'POSTAL',
    days: [10, 14],
    divisor: 6000,
    divisorFromSideMm: 400,
    maxGrams: 30_000,
    prices: [
      [125, 48],
      [140, 55],
      [105, 42],
      [140, 55],
    ],
  },
  {
    id: 'epacket',
    names: ['ePacket', 'e邮宝'],
    group: 'POSTAL',
    days: [10, 14],
    maxGrams: 2_000,
    maxSideMm: 600,
    maxSideSumMm: 900,
    prices: [[62, 38], [58, 36], [52, 32], null],
  },
  {
    id: 'ocean',
    names: ['Ocean freight', '海运'],
    group: 'OCEAN',
    days: [21, 35],
    divisor: 6000,
    minGrams: 2_000,
    maxGrams: 30_000,
    prices: [[55, 11], [60, 12], [50, 10], null],
  },
];

/** The delivery lines and their prices: reference data that an empty database has as well. */
export class InsertDeliveryLines implements MigrationInterface {
  readonly name = 'Insert_delivery_lines_1763710006001';

  async up(runner: QueryRunner): Promise<void> {
    const insertLine = `${INSERT_LINE} ${unlessThere(runner, 'id')}`;
    const insertPrice = `${INSERT_PRICE} ${unlessThere(runner, 'line_id')}`;
    for (const [index, line] of lines.entries()) {
      await runner.query(insertLine, columnsOf(line, index + 1));
      for (const [at, price] of line.prices.entries())
        if (price) await runner.query(insertPrice, [line.id, zones[at], ...price.map(yuan)]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM delivery_prices');
    await runner.query('DELETE FROM delivery_lines');
  }
}

const INSERT_LINE = `INSERT INTO delivery_lines
  (id, position, name_en, name_zh, \`group\`, min_days, max_days, volumetric_divisor,
   volumetric_min_side_mm, min_grams, max_grams, max_side_mm, max_side_sum_mm, declaration_fee)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_PRICE = `INSERT INTO delivery_prices (line_id, zone, first_price, further_price)
  VALUES (?, ?, ?, ?)`;

function columnsOf(line: Line, position: number): unknown[] {
  return [
    line.id,
    position,
    ...line.names,
    line.group,
    ...line.days,
    line.divisor ?? null,
    line.divisorFromSideMm ?? null,
    line.minGrams ?? 0,
    line.maxGrams,
    line.maxSideMm ?? null,
    line.maxSideSumMm ?? null,
    DECLARATION_FEE,
  ];
}

function yuan(whole: number): number {
  return whole * 100;
}
