import type { Language } from '../kernel/language';

interface InvoiceTexts {
  readonly order: string;
  readonly package: string;
  readonly number: string;
  readonly paidAt: string;
  readonly billedTo: string;
  readonly deliveredTo: string;
  readonly item: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly contents: string;
  readonly goods: string;
  readonly domesticShipping: string;
  readonly finePhotos: string;
  readonly total: string;
  readonly balanceDeduction: string;
  readonly discount: string;
  readonly handlingFee: string;
  readonly actualPayment: string;
  readonly refund: string;
  readonly leftOver: string;
  readonly settles: string;
}

/** What stands on invoices; the same words as on the pages of orders and packages. */
export const invoiceTexts: Record<Language, InvoiceTexts> = {
  en: {
    order: 'Invoice for an order',
    package: 'Invoice for a package',
    number: 'Number',
    paidAt: 'Paid',
    billedTo: 'Billed to',
    deliveredTo: 'Delivered to',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    contents: 'Contents',
    goods: 'Goods',
    domesticShipping: 'Domestic shipping',
    finePhotos: 'Fine photos',
    total: 'Total',
    balanceDeduction: 'Balance deduction',
    discount: 'Payment-method discount',
    handlingFee: 'Handling fee',
    actualPayment: 'Actual payment',
    refund: 'Refunded to the balance',
    leftOver: 'Paid after refunds',
    settles: 'All amounts are in yuan (CNY), in which everything is paid.',
  },
  zh: {
    order: '订单账单',
    package: '包裹账单',
    number: '编号',
    paidAt: '支付时间',
    billedTo: '付款人',
    deliveredTo: '收件人',
    item: '商品',
    quantity: '数量',
    unitPrice: '单价',
    amount: '金额',
    contents: '包裹内容',
    goods: '商品金额',
    domesticShipping: '国内运费',
    finePhotos: '精细拍照',
    total: '合计',
    balanceDeduction: '余额抵扣',
    discount: '支付方式优惠',
    handlingFee: '手续费',
    actualPayment: '实际支付',
    refund: '已退回余额',
    leftOver: '退款后实付',
    settles: '所有金额均以人民币（CNY）计价并结算。',
  },
};
