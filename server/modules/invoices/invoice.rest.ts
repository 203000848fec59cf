import { AnsweredFile, fileShape } from '../../platform/http/answered-file';
import { restCall } from '../../platform/http/rest-call';
import { text } from '../../platform/http/shape';
import type { RequestContext } from '../../platform/request-context';
import { readSite } from '../site/public';
import type { Invoice } from './invoice';
import { drawInvoice } from './invoice-pdf';
import { invoiceOfOrder, invoiceOfPackage } from './invoice.queries';

const description = 'In the language of the request, A4, in Latin and Chinese letters.';
const common = {
  method: 'get',
  description,
  origin: 'our own call',
  needsToken: true,
  refusals: ['NOT_FOUND'],
  mediaType: 'application/pdf',
  data: fileShape('The invoice as PDF.'),
} as const;

async function fileOf({ services, language }: RequestContext, invoice: Invoice) {
  const { name: siteName, serviceEmail } = await readSite(services);
  const content = await drawInvoice(invoice, { siteName, serviceEmail, language });
  return new AnsweredFile(`${invoice.number}.pdf`, onePiece(content));
}

async function* onePiece(content: Buffer) {
  yield content;
}

/** Our own calls for what was paid, on paper (EN-07, EN-08). */
export const invoiceEndpoints = [
  restCall({
    ...common,
    path: '/orders/{id}/invoice.pdf',
    operationId: 'downloadOrderInvoice',
    summary: 'The invoice of a paid order.',
    id: text('Id or number of the order.', 'OR20261121-04817733'),
    run: async ({ context, id }) => fileOf(context, await invoiceOfOrder(context, id)),
  }),
  restCall({
    ...common,
    path: '/packages/{id}/invoice.pdf',
    operationId: 'downloadPackageInvoice',
    summary: 'The invoice of a package.',
    id: text('Id or number of the package.', 'PK20261121-04817733'),
    run: async ({ context, id }) => fileOf(context, await invoiceOfPackage(context, id)),
  }),
];
