import type { Language } from '../../kernel/language';
import type { JournalKind } from './journal-entry.entity';

type Column =
  | 'number'
  | 'at'
  | 'type'
  | 'remark'
  | 'incoming'
  | 'outgoing'
  | 'balanceAfter'
  | 'hash';

/** Column names of a statement for spreadsheets. */
export const statementColumnNames: Record<Language, Record<Column, string>> = {
  en: {
    number: 'Transaction number',
    at: 'Time (UTC)',
    type: 'Type',
    remark: 'Remark',
    incoming: 'Money in (CNY)',
    outgoing: 'Money out (CNY)',
    balanceAfter: 'Balance after (CNY)',
    hash: 'Hash',
  },
  zh: {
    number: '流水号',
    at: '时间（UTC）',
    type: '类型',
    remark: '备注',
    incoming: '收入（人民币）',
    outgoing: '支出（人民币）',
    balanceAfter: '余额（人民币）',
    hash: '校验值',
  },
};

/** Kinds of movements in statements. */
export const fundRecordTypeNames: Record<Language, Record<JournalKind, string>> = {
  en: {
    RECHARGE: 'Recharge',
    ORDER_PAYMENT: 'Order payment',
    ORDER_REFUND: 'Order refund',
    ITEM_REFUND: 'Item refund',
    DIFFERENCE_PAYMENT: 'Price difference',
    DIFFERENCE_REFUND: 'Price difference returned',
    PACKAGE_PAYMENT: 'Package payment',
    PACKAGE_REFUND: 'Package refund',
    WITHDRAWAL: 'Withdrawal',
    ADJUSTMENT: 'Adjustment',
  },
  zh: {
    RECHARGE: '充值',
    ORDER_PAYMENT: '订单付款',
    ORDER_REFUND: '订单退款',
    ITEM_REFUND: '商品退款',
    DIFFERENCE_PAYMENT: '补差价',
    DIFFERENCE_REFUND: '退差价',
    PACKAGE_PAYMENT: '包裹付款',
    PACKAGE_REFUND: '包裹退款',
    WITHDRAWAL: '提现',
    ADJUSTMENT: '调整',
  },
};
