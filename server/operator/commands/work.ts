import type { Command } from 'commander';
import { formatMoney } from '../../kernel/money';
import { chosenOptions } from '../../kernel/parcel';
import { SHOWN_OF_QUEUE, type Waiting } from '../../kernel/waiting';
import { feeTexts } from '../../modules/delivery/public';
import {
  listOrderWork,
  refundLeft,
  type OrderItem,
  type OrderWork,
} from '../../modules/orders/public';
import { listPackageWork, type PackageWork } from '../../modules/packages/public';
import { parseCount } from '../arguments';
import type { CommandRunner } from '../command-runner';
import { priceNote } from '../price-note';
import { drawTable, short } from '../table';

const NAME = 48;
const MOST_SHOWN = 1_000;

/** `work`: lists the operator's open work, oldest first, in one queue for each station of the warehouse. */
export function addWork(program: Command, run: CommandRunner): void {
  program
    .command('work')
    .description('list open work: to buy, to receive, to pack, to decide')
    .option('--limit <count>', 'of each queue', parseCount, SHOWN_OF_QUEUE)
    .action(({ limit }: { readonly limit: number }) =>
      run(async (services) => {
        const most = Math.min(limit, MOST_SHOWN);
        const orders = await listOrderWork(services, most);
        const pack = await listPackageWork(services, most);
        const { PURCHASE: buy, RECEIVE: receive, ANSWER_REFUND: refunds } = orders;
        const text = [
          queueOf('To buy', buy, (work) => itemRows(work, wishOf)),
          queueOf('To receive', receive, (work) => itemRows(work, expectationOf)),
          queueOf('To pack and hand over', pack, packageRows),
          queueOf('Refunds to answer', refunds, refundRows),
        ].join('\n\n');
        return { text, data: { buy, receive, pack, refunds } };
      }),
    );
}

function queueOf<Work>(
  title: string,
  { oldest, total }: Waiting<Work>,
  rowsOf: (work: Work) => string[][],
): string {
  if (total === 0) return `${title}: nothing`;
  const columns = ['WORK', 'NUMBER', 'POS', 'WHAT', 'DETAILS'];
  const table = drawTable({ columns, rows: oldest.flatMap(rowsOf), empty: '' });
  const more = total - oldest.length;
  return `${title}: ${total}\n${table}${more > 0 ? `\n… ${more} more` : ''}`;
}

/** Returns one row for each item; data of the whole order is in the first. */
function itemRows({ work, order, items }: OrderWork, detailsOf: (item: OrderItem) => string[]) {
  const { finePhotoCount: photos, finePhotoLocation, finePhotoNote, remark } = order;
  const ofOrder = [
    photos > 0 &&
      ['fine photos:', photos, finePhotoLocation, finePhotoNote].filter(Boolean).join(' '),
    remark && `order: ${remark}`,
  ];
  return items.map((item, at) => [
    ...[work.toLowerCase(), order.number, String(item.position), short(item.name, NAME)],
    inOneLine([...detailsOf(item), ...(at === 0 ? ofOrder : [])]),
  ]);
}

/** Returns the data that a buyer needs at the shop. */
function wishOf(item: OrderItem): string[] {
  const shipping =
    item.domesticShipping > 0 ? ` + ${formatMoney(item.domesticShipping)} shipping` : '';
  const price = `${item.quantity} × ${formatMoney(item.unitPrice)}${shipping}`;
  return [
    [price, item.url, priceNote(item)].filter(Boolean).join(' '),
    ...[item.specification, item.remark && `remark: ${item.remark}`, item.description],
  ];
}

/** Returns the data that identifies an arriving item. */
function expectationOf({ quantity, specification, remark, shop, shopName }: OrderItem): string[] {
  const from = shopName ? `${shopName} (${shop})` : shop;
  return [`${quantity} ×`, specification, remark && `remark: ${remark}`, `from ${from}`];
}

/** Returns the row of a package, then one for each item in it. */
function packageRows(one: PackageWork): string[][] {
  const { firstName, lastName, phone, email, ...place } = one.address;
  const street = [place.detail, place.city, place.province, place.postcode, place.countryCode];
  const to = [`${firstName} ${lastName}`, ...street, phone, email].filter(Boolean).join(', ');
  const extras = chosenOptions(one.options).map((code) => feeTexts.en[code]);
  const declared = one.declarations.map(
    ({ description, declaredValue }) => `${description} ${formatMoney(declaredValue)}`,
  );
  const details = inOneLine([
    ...[extras.length > 0 && `paid extras: ${extras.join(', ')}`, `to ${to}`],
    ...[one.remark && `remark: ${one.remark}`, `customs: ${declared.join(', ')}`],
  ]);
  return [
    ['ship', one.number, '', `${one.deliveryMethod}, ${one.chargeableGrams} g`, details],
    ...one.contents.map(({ orderNumber, position, name, ...item }) => [
      ...['  pack', orderNumber, String(position), short(name, NAME)],
      inOneLine([`${item.quantity} ×`, item.specification, `${item.weightGrams} g`]),
    ]),
  ];
}

function refundRows({ order }: OrderWork): string[][] {
  const reason = order.refundReason ?? '';
  return [['answer refund', order.number, '', formatMoney(refundLeft(order)), inOneLine([reason])]];
}

/** Joins the existing parts with dots on one line; a shopper's line breaks would break the table. */
function inOneLine(parts: readonly (string | false | null)[]): string {
  return parts
    .filter(Boolean)
    .join(' · ')
    .replace(/(?<!\s)\s*[\r\n]\s*/g, ' ');
}
