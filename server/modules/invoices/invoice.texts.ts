import type { Language } from '../../kernel/language';

interface InvoiceTexts {
  readonly order: string;
  readonly package: string;
  readonly number: string;
  readonly paidAt: string;
  readonly paidBy: string;
  readonly seller: string;
  readonly billedTo: string;
  readonly deliveredTo: string;
  readonly item: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly contents: string;
  readonly goods: string;
  readonly priceFall: string;
  readonly domesticShipping: string;
  readonly finePhotos: string;
  readonly total: string;
  readonly discount: string;
  readonly cardFee: string;
  readonly paid: string;
  readonly fromBalance: string;
  readonly byCard: string;
  readonly refund: string;
  readonly leftOver: string;
  readonly settles: string;
  /** Note for a character without a glyph. */
  readonly noLetter: string;
}

/** Texts of invoices; the same words as on the receipts of the payment pages. */
export const invoiceTexts: Record<Language, InvoiceTexts> = {
  en: {
    order: 'Invoice for an order',
    package: 'Invoice for a package',
    number: 'Number',
    paidAt: 'Paid',
    paidBy: 'Paid by',
    seller: 'Sold by',
    billedTo: 'Billed to',
    deliveredTo: 'Delivered to',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    contents: 'Contents',
    goods: 'Goods',
    priceFall: 'Price difference, returned',
    domesticShipping: 'Domestic shipping',
    finePhotos: 'Fine photos',
    total: 'Total',
    discount: 'Payment-method discount',
    cardFee: 'Handling fee for cards',
    paid: 'Paid',
    fromBalance: 'From your balance',
    byCard: 'By card',
    refund: 'Refunded to the balance',
    leftOver: 'Paid after refunds',
    settles: 'All amounts are in yuan (CNY), in which everything is paid.',
    noLetter: '〓 stands for a letter that we cannot print.',
  },
  zh: {
    order: '订单账单',
    package: '包裹账单',
    number: '编号',
    paidAt: '付款时间',
    paidBy: '支付方式',
    seller: '销售方',
    billedTo: '付款人',
    deliveredTo: '收件人',
    item: '商品',
    quantity: '数量',
    unitPrice: '单价',
    amount: '金额',
    contents: '包裹内容',
    goods: '商品金额',
    priceFall: '降价差额（已退回）',
    domesticShipping: '国内运费',
    finePhotos: '精细拍照',
    total: '合计',
    discount: '支付方式优惠',
    cardFee: '银行卡手续费',
    paid: '已付款',
    fromBalance: '余额支付',
    byCard: '银行卡',
    refund: '已退回余额',
    leftOver: '退款后实付',
    settles: '所有金额均以人民币（CNY）计价并结算。',
    noLetter: '〓 表示我们无法打印的字符。',
  },
};
