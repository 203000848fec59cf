import { convertToFen, divideRates, parseRate } from './rate';

describe('A rate', () => {
  it.each(['1', '0.1405', '21.35', '1.00', '000.1'])('can be %s', (text) => {
    expect(parseRate(text)).toBe(text);
  });

  it.each(['', '0', '0.000', '-1', '+1', '1e-7', '.5', '1.', '1,5', 'NaN', '1'.repeat(10), ' 1'])(
    'cannot be %j',
    (text) => {
      expect(() => parseRate(text)).toThrow(RangeError);
    },
  );

  it.each([
    ['0.1211', '0.1405', '0.86192171'],
    ['0.1405', '21.35', '0.0065808'],
    ['1', '3', '0.33333333'],
    ['2', '3', '0.66666667'],
    ['0.1405', '0.1405', '1'],
    ['21.350', '1.0', '21.35'],
    ['100', '1', '100'],
  ])('%s divided by %s is %s', (dividend, divisor, quotient) => {
    expect(divideRates(parseRate(dividend), parseRate(divisor))).toBe(quotient);
  });

  it('cannot be so small that nothing of it is left', () => {
    expect(() => divideRates(parseRate('0.000000001'), parseRate('9'))).toThrow(RangeError);
  });

  it.each([
    ['16.50', '7.11743772', 117_44],
    ['1980', '0.04683841', 92_74],
    ['0.01', '0.5', 1],
    ['0.01', '0.49', 0],
    ['0', '7', 0],
    ['12.345', '1', 12_35],
    ['10000000', '1', 1_000_000_000],
    ['10000000.01', '1', null],
    ['1e3', '1', null],
    ['-1', '1', null],
    ['', '1', null],
  ])('%s at %s comes to %s fen', (amount, rate, worth) => {
    expect(convertToFen(amount, parseRate(rate))).toBe(worth);
  });
});
