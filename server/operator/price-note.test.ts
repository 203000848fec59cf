import { fen } from '../kernel/money';
import { priceNote } from './price-note';

const typed = { unitPrice: fen(117_44), priceRead: null, priceChangeReason: '' };
const inYuan = { originalAmount: null, originalCurrency: null };
const inDollars = { originalAmount: '16.50', originalCurrency: 'USD' };

test.each([
  ['typed in', { ...typed, ...inYuan }, ''],
  ['read in yuan', { ...typed, ...inYuan, priceRead: fen(117_44) }, ''],
  ['read in dollars', { ...typed, ...inDollars, priceRead: fen(117_44) }, '(page said 16.50 USD)'],
  [
    'read in dollars and corrected',
    { ...typed, ...inDollars, priceRead: fen(120_00), priceChangeReason: 'Coupon' },
    '(page said ¥120.00, 16.50 USD: Coupon)',
  ],
  [
    'read in yuan and corrected',
    { ...typed, ...inYuan, priceRead: fen(120_00), priceChangeReason: 'Coupon' },
    '(page said ¥120.00: Coupon)',
  ],
])('what a buyer is told of a price that was %s', (_, item, note) => {
  expect(priceNote(item)).toBe(note);
});
