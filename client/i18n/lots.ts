import type { MessageId } from './catalogue';

/**
 * What is said beyond the frame and the public pages comes in lots, each with the first page that says something of
 * it; `client/routes/table.ts` tells which page says what. Here stands one text of each, by which to see whether its
 * lot is there.
 */
export const tokens = {
  entry: 'entry.email',
  shoppers: 'orders.confirm.title',
  money: 'payments.method',
  settings: 'settings.account',
} satisfies Record<string, MessageId>;

export type TextLot = keyof typeof tokens;

export const textLots = Object.keys(tokens) as TextLot[];
