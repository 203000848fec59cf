import { DomainError } from '../../kernel/errors';
import { fen, MAX_AMOUNT } from '../../kernel/money';
import { itemRefund, priceOrder, refundLeft } from './order.pricing';

const item = (yuan: number, quantity: number, shippingYuan: number) => ({
  unitPrice: fen(yuan * 100),
  quantity,
  domesticShipping: fen(shippingYuan * 100),
});

const noPhotos = { count: 0, price: fen(2_00) };

describe('The price of an order', () => {
  it('is goods, domestic shipping once an item, and 2.00 a fine photo (CO-04)', () => {
    expect(priceOrder([item(10, 3, 5), item(1, 1, 0)], { count: 2, price: fen(2_00) })).toEqual({
      goodsAmount: 3100,
      domesticShippingAmount: 500,
      finePhotoAmount: 400,
      amount: 4000,
    });
  });

  it('can be ten million yuan, and not a fen more', () => {
    const whole = { unitPrice: fen(MAX_AMOUNT), quantity: 1, domesticShipping: fen(0) };
    expect(priceOrder([whole], noPhotos).amount).toBe(MAX_AMOUNT);
    expect(() => priceOrder([{ ...whole, domesticShipping: fen(1) }], noPhotos)).toThrow(
      new DomainError('AMOUNT_TOO_LARGE'),
    );
  });
});

describe('A refund', () => {
  const order = {
    ...{ balanceDeduction: fen(1000), actualPayment: fen(3087), handlingFee: fen(87) },
    refundedAmount: fen(0),
  };
  const first = { ...item(10, 3, 5), status: 'PURCHASED' } as const;
  const second = { ...item(1, 1, 0), status: 'ORDERED' } as const;

  it('of one item returns its subtotal', () => {
    expect(itemRefund(order, [first, second], first)).toBe(3500);
    expect(itemRefund(order, [first, second], second)).toBe(100);
  });

  it('of the order returns what was paid without the fee, less what returned before', () => {
    expect(refundLeft(order)).toBe(4000);
    expect(refundLeft({ ...order, refundedAmount: fen(3500) })).toBe(500);
  });

  it('of the last item returns all that is left, fine photos included', () => {
    const rest = { ...order, refundedAmount: fen(3500) };
    expect(itemRefund(rest, [{ ...first, status: 'REFUNDED' }, second], second)).toBe(500);
  });
});
