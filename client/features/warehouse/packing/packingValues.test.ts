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

test.each([
  ['Café-Becher №5, 0.8 l', 'Café-Becher №5, 0.8 l'],
  ['秋冬加厚羊毛围巾女', ''],
  ['羊毛 scarf', ''],
  ['お茶', ''],
  ['Шарф', ''],
])(
  'what customs is told of %s begins as “%s”: nothing that most of them cannot read',
  (name, told) => {
    expect(packingValuesOf([{ ...item, name }], 'a1').declarations[0]!.description).toBe(told);
  },
);
