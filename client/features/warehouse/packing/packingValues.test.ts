import { packingValuesOf, quoteInput } from './packingValues';

const item = { id: 's1', name: 'Teapot', paidAmount: 5000 };

test.each([
  ['50', 5000],
  ['10,000,000', 1_000_000_000],
  ['10,000,000.01', 0],
  ['9999999999', 0],
  ['fifty', 0],
])(
  'a quote is asked for with %s declared as %i fen: no value that the server refuses',
  (typed, fen) => {
    const values = packingValuesOf([item], 'a1');
    values.options.insurance = true;
    values.declarations[0]!.declaredValue = typed;
    expect(quoteInput(values).declaredValues).toEqual([{ storedItemId: 's1', declaredValue: fen }]);
  },
);
