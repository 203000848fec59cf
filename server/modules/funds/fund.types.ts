import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { Money } from '../../kernel/money';
import { connectionOf } from '../../platform/graphql/connection.types';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import type { FundRecordGroup } from './fund-record-groups';
import type { SpendingKind } from './fund-totals';
import type { JournalKind } from './journal-entry.entity';
import { NodeType } from '../../platform/graphql/node';

export const FundRecordTypeEnum = graphqlEnum<JournalKind>(
  'FundRecordType',
  'Why money moved in or out of a fund.',
  {
    RECHARGE: 'Money the shopper put in.',
    ORDER_PAYMENT: 'Paid for an order.',
    ORDER_REFUND: 'An order was refunded.',
    ITEM_REFUND: 'One item of an order was refunded.',
    DIFFERENCE_PAYMENT: 'Paid because an item of an order costs more.',
    DIFFERENCE_REFUND: 'Returned because an item of an order costs less.',
    PACKAGE_PAYMENT: 'Paid for the delivery of a package.',
    PACKAGE_REFUND: 'A package was cancelled.',
    WITHDRAWAL: 'Returned by the method it was paid by.',
    ADJUSTMENT: 'Corrected by an operator.',
  },
);

export const FundRecordGroupEnum = graphqlEnum<FundRecordGroup>(
  'FundRecordGroup',
  'Category of a fund record.',
  {
    INCOMING: 'Income.',
    OUTGOING: 'Expenses.',
    REFUNDS: 'What was given back for an order, an item or a package.',
  },
);

@ObjectType('Fund', { description: 'What a shopper has paid in and not yet spent.' })
export class FundType {
  @Field(() => ID, { description: 'Id of the shopper whose fund it is.' })
  id!: string;

  @Field(() => MoneyScalar, { description: 'What it holds, with the part that is held.' })
  balance!: Money;

  @Field(() => MoneyScalar, {
    description:
      'The part of the balance that waits for the rest of a payment, or to be withdrawn.',
  })
  held!: Money;

  @Field(() => MoneyScalar, {
    description: 'What can be spent now: the balance less what is held.',
  })
  spendable!: Money;
}

@ObjectType('FundRecord', {
  implements: NodeType,
  description: 'One line of the fund details.',
})
export class FundRecordType {
  @Field(() => ID, { description: 'Public id of the record.' })
  id!: string;

  @Field(() => String, { description: 'Transaction number, e.g. FR20261121-04817733.' })
  number!: string;

  @Field(() => Date, { description: 'When the money moved.' })
  at!: Date;

  @Field(() => MoneyScalar, { description: 'Positive: into the fund; negative: out of it.' })
  amount!: Money;

  @Field(() => FundRecordTypeEnum, { description: 'Why the money moved.' })
  type!: JournalKind;

  @Field(() => String, { description: 'What it was for, e.g. the number of the order.' })
  remark!: string;

  @Field(() => MoneyScalar, { description: 'The balance after this record.' })
  balanceAfter!: Money;
}

export const FundRecordConnection = connectionOf('FundRecord', () => FundRecordType);

@ObjectType('FundDay', { description: 'What a fund held at the end of a day.' })
export class FundDayType {
  @Field(() => String, { description: 'The day in UTC, e.g. 2026-11-21.' })
  day!: string;

  @Field(() => MoneyScalar, {
    description: 'The balance at its end; that of today is the one now.',
  })
  balance!: Money;
}

@ObjectType('FundStatement', {
  description: 'Fund statement: opening and closing balance and the records of a period.',
})
export class FundStatementType {
  @Field(() => MoneyScalar, { description: 'The balance before the first record of the period.' })
  openingBalance!: Money;

  @Field(() => MoneyScalar, { description: 'Total income.' })
  incoming!: Money;

  @Field(() => MoneyScalar, { description: 'Total expenses, as a positive amount.' })
  outgoing!: Money;

  @Field(() => MoneyScalar, { description: 'opening balance + incoming − outgoing' })
  closingBalance!: Money;

  @Field(() => Int, { description: 'How many records the period has.' })
  recordCount!: number;
}

@ObjectType('FundMonth', { description: 'Income and expenses of a fund in a month.' })
export class FundMonthType {
  @Field(() => String, { description: 'The calendar month in UTC, e.g. 2026-11.' })
  month!: string;

  @Field(() => MoneyScalar, { description: 'Total income.' })
  incoming!: Money;

  @Field(() => MoneyScalar, { description: 'Total expenses, as a positive amount.' })
  outgoing!: Money;
}

export const SpendingKindEnum = graphqlEnum<SpendingKind>(
  'SpendingKind',
  'What money is spent on.',
  {
    GOODS: 'Orders: goods, domestic shipping and fine photos.',
    SHIPPING: 'The delivery of packages, with their options.',
    STORAGE: 'Storage beyond the free days.',
    FEES: 'Fees of payment methods, less their discounts.',
  },
);

@ObjectType('FundSpending', { description: 'Amount spent on one category.' })
export class FundSpendingType {
  @Field(() => SpendingKindEnum, { description: 'What it was spent on.' })
  kind!: SpendingKind;

  @Field(() => MoneyScalar, {
    description: 'How much, less what was returned; below zero where more was returned.',
  })
  amount!: Money;
}
