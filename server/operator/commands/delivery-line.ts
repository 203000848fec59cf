import { InvalidArgumentError, type Command } from 'commander';
import { formatMoney, inYuan } from '../../kernel/money';
import {
  changeDeliveryLine,
  listLinesWithPrices,
  sampleQuotes,
  zones,
  type LineChange,
  type LineWithPrices,
  type Zone,
} from '../../modules/delivery/public';
import { readSite } from '../../modules/site/public';
import type { Services } from '../../platform/services';
import { parseAmount, parseCount, parseSize, type Size } from '../arguments';
import type { CommandResult, CommandRunner } from '../command-runner';

type Rules = NonNullable<LineChange['rules']>;
type Prices = NonNullable<LineChange['prices']>;

interface Options extends Omit<Rules, 'minDays' | 'maxDays'> {
  readonly days?: readonly [number, number];
  readonly price?: Prices;
  readonly sampleGrams: number;
  readonly sampleSize: Size;
  readonly preview?: true;
}

/** `delivery-line list|show|set`: limits, days and prices of the delivery lines (EN-11, CO-05). */
export function addDeliveryLine(program: Command, run: CommandRunner): void {
  const line = program
    .command('delivery-line')
    .description('limits, days and prices of the delivery lines');

  line
    .command('list')
    .description('every line with its limits, and what the first and each further 500 g cost')
    .action(() =>
      run(async (services) => {
        const all = await listLinesWithPrices(services);
        const columns = ['LINE', 'DAYS', 'GRAMS', 'DECLARATION', ...zones];
        return { text: { columns, rows: all.map(rowOf), empty: '' }, data: all };
      }),
    );

  line
    .command('set')
    .description('change a line and show what a sample parcel costs before and after')
    .argument('<line>')
    .option('--days <least-most>', 'days to the door, like 5-10', parseDays)
    .option('--declaration-fee <yuan>', 'declaring a parcel to customs', parseAmount)
    .option('--min-grams <grams>', 'the least it charges for', parseGrams)
    .option('--max-grams <grams>', 'the most it carries', parseCount)
    .option('--volumetric-divisor <cm3>', 'cm³ that count as a kilogram, or none', parseLimit)
    .option(
      '--volumetric-min-side-mm <mm>',
      'minimum side in mm from which volume counts',
      parseLimit,
    )
    .option('--max-side-mm <mm>', 'the longest side, or none', parseLimit)
    .option('--max-side-sum-mm <mm>', 'length + width + height at most, or none', parseLimit)
    .option('--price <zone=first+further>', 'yuan like EUROPE=78+34; FAR=none; again', parsePrice)
    .option('--sample-grams <grams>', 'weight of the sample', parseCount, 1_500)
    .option('--sample-size <mm>', 'its size', parseSize, parseSize('300x200x150'))
    .option('--preview', 'show what would change, and change nothing')
    .action((id: string, options: Options) =>
      run(async (services, by) => {
        const { before, after } = await changeDeliveryLine(
          services,
          by,
          id,
          changeOf(options),
          options.preview,
        );
        return compare(services, before, after, options);
      }),
    );
}

function changeOf({ days, price = {}, ...options }: Options): LineChange {
  const { sampleGrams: _grams, sampleSize: _size, preview: _preview, ...rules } = options;
  const daysOf = days && { minDays: days[0], maxDays: days[1] };
  return { rules: { ...rules, ...daysOf }, prices: price };
}

async function compare(
  services: Services,
  before: LineWithPrices,
  after: LineWithPrices,
  { sampleGrams: weightGrams, sampleSize, preview }: Options,
): Promise<CommandResult> {
  const site = await readSite(services);
  const sample = { ...sampleSize, weightGrams };
  const [was, is] = [before, after].map((one) => sampleQuotes(one, sample, site));
  const said = (amount: number | null | undefined) =>
    amount == null ? 'not carried' : formatMoney(amount as never);
  const { lengthMm, widthMm, heightMm } = sampleSize;
  const lines = [
    `${after.line.id} ${preview ? 'would be changed' : 'is changed'}.`,
    `${weightGrams} g in ${lengthMm}x${widthMm}x${heightMm} mm, before → after:`,
    ...zones.map((zone) => `  ${zone}: ${said(was?.[zone])} → ${said(is?.[zone])}`),
    'Packing plans made before keep their price. Articles state the figures as they are now.',
  ];
  return { text: lines.join('\n'), data: { before, after, sample: { before: was, after: is } } };
}

function rowOf({ line, prices }: LineWithPrices): string[] {
  const priceOf = (zone: Zone) => {
    const price = prices[zone];
    return price ? `${inYuan(price.firstPrice)}+${inYuan(price.furtherPrice)}` : '–';
  };
  return [
    ...[line.id, `${line.minDays}-${line.maxDays}`, `${line.minGrams}-${line.maxGrams}`],
    ...[inYuan(line.declarationFee), ...zones.map(priceOf)],
  ];
}

function parseDays(text: string): [number, number] {
  const [, least, most] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  if (!least || !most) throw new InvalidArgumentError('Expected days like 5-10.');
  return [Number(least), Number(most)];
}

const parseGrams = (text: string) => (text === '0' ? 0 : parseCount(text));
const parseLimit = (text: string) => (text === 'none' ? null : parseCount(text));

/** Parses another price: `EUROPE=78+34`, or `FAR=none` for a zone that is not served. */
function parsePrice(text: string, prices: Prices = {}): Prices {
  const [, name, value = ''] = /^(\w+)=(.+)$/.exec(text) ?? [];
  const zone = zones.find((known) => known === name);
  const amounts = value.split('+');
  if (!zone || (value !== 'none' && amounts.length !== 2))
    throw new InvalidArgumentError(`Expected one of ${zones.join(' ')} with yuan, like FAR=80+36.`);
  if (value === 'none') return { ...prices, [zone]: null };
  const [firstPrice, furtherPrice] = amounts.map(parseAmount);
  return { ...prices, [zone]: { firstPrice, furtherPrice } as Prices[Zone] };
}
