import type { Language } from '../../kernel/language';
import { formatMoney, negate, times, ZERO } from '../../kernel/money';
import { drawPdf, type Drawing } from '../../platform/pdf/pdf';
import { paymentMethodNames } from '../payments/public';
import {
  drawAmount,
  drawHead,
  drawItem,
  drawNote,
  drawRecipient,
  drawRule,
} from './invoice-drawing';
import { leftOverOf, paidOf, totalOf, waysOf, type Invoice, type InvoiceLine } from './invoice';
import { invoiceTexts } from './invoice.texts';

interface Issuer {
  readonly siteName: string;
  readonly serviceEmail: string;
  readonly language: Language;
}

/** Renders an invoice as PDF (decision 50). @throws DomainError BUSY if too many are being rendered */
export function drawInvoice(invoice: Invoice, issuer: Issuer): Promise<Buffer> {
  const { siteName, language } = issuer;
  const title = `${siteName} · ${invoiceTexts[language][invoice.kind]} ${invoice.number}`;
  const facts = { title, language, createdAt: invoice.paidAt, words: wordsIn(invoice) };
  return drawPdf(facts, piecesOf(invoice, issuer));
}

function piecesOf(invoice: Invoice, issuer: Issuer): Drawing[] {
  const { siteName, serviceEmail, language } = issuer;
  const texts = invoiceTexts[language];
  const { kind, number, paidAt, recipient, items, costs, payment, refunds } = invoice;
  const titles =
    kind === 'order'
      ? {
          name: texts.item,
          quantity: texts.quantity,
          unitPrice: texts.unitPrice,
          amount: texts.amount,
        }
      : { name: texts.contents };
  const onTop = [
    { label: texts.discount, amount: negate(payment.discount) },
    { label: texts.cardFee, amount: payment.handlingFee },
  ];
  const sources = [
    { label: texts.fromBalance, amount: payment.balanceDeduction },
    { label: texts.byCard, amount: payment.actualPayment },
  ];
  const amountLine = ({ label, amount }: InvoiceLine, isBold = false) =>
    drawAmount(label, formatMoney(amount), isBold);
  const amountLines = (lines: readonly InvoiceLine[]) =>
    lines.filter(({ amount }) => amount !== ZERO).map((line) => amountLine(line));
  const names = paymentMethodNames[language];
  const ways = waysOf(invoice).map((way) => names[way]);
  return [
    drawHead(siteName, texts[kind], [
      [texts.number, number],
      [texts.paidAt, minuteOf(paidAt)],
      [texts.paidBy, ways.join(' + ')],
    ]),
    drawRecipient(texts.seller, [siteName, serviceEmail]),
    drawRecipient(kind === 'order' ? texts.billedTo : texts.deliveredTo, recipient),
    drawItem(titles, { isHead: true }),
    ...items.map(({ name, detail, quantity, unitPrice }) =>
      drawItem({
        ...{ name, detail },
        ...(unitPrice !== null && {
          quantity: String(quantity),
          unitPrice: formatMoney(unitPrice),
          amount: formatMoney(times(unitPrice, quantity)),
        }),
      }),
    ),
    drawRule,
    ...costs.map((line) => amountLine(line)),
    amountLine({ label: texts.total, amount: totalOf(invoice) }, true),
    drawRule,
    ...amountLines(onTop),
    amountLine({ label: texts.paid, amount: paidOf(invoice) }, true),
    ...amountLines(sources),
    ...refunds.map(({ at, amount }) =>
      amountLine({ label: `${texts.refund} (${dayOf(at)})`, amount: negate(amount) }),
    ),
    ...(refunds.length > 0
      ? [amountLine({ label: texts.leftOver, amount: leftOverOf(invoice) }, true)]
      : []),
    drawNote(texts.settles, { noLetter: texts.noLetter, words: wordsIn(invoice) }),
  ];
}

/** Returns all text that people wrote, in whatever script. */
function wordsIn({ recipient, items }: Invoice): string {
  return [...recipient, ...items.flatMap(({ name, detail }) => [name, detail])].join('\n');
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Returns "2026-11-21 08:00 UTC" for 2026-11-21T08:00:00.000Z; UTC, because the reader may be anywhere. */
function minuteOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
