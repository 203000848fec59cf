import { judgeRows, plainCourierNumber, type KnownParcel } from './courier-rows.policy';

const kiln = { id: 'P1', shop: 'kiln.example', shopOrderNumber: '2026-88120' };
const kilnToo = { id: 'P2', shop: 'kiln.example', shopOrderNumber: '2026-88121' };
const loom = { id: 'P3', shop: 'loom.example', shopOrderNumber: '66120-8841' };
const loomSame = { id: 'P4', shop: 'loom.example', shopOrderNumber: '2026-88120' };
const parcel = (change: Partial<KnownParcel>): KnownParcel => ({
  ...{ id: 'I1', number: 'IP1', courierNumber: 'KX77304190118', status: 'EXPECTED' as const },
  ...{ notedBy: 'Ines', notedAt: new Date(0), purchases: [kiln], ...change },
});
const row = (shopOrderNumber: string, courierNumber: string, shop?: string) => ({
  ...{ shopOrderNumber, courierNumber, shop },
});
const outcomes = (...given: Parameters<typeof judgeRows>) =>
  judgeRows(...given).map(({ outcome }) => outcome);

describe('A courier number', () => {
  it.each([
    ['KX 7730 4190 118', 'KX77304190118'],
    ['kx-7730–4190-118 ', 'KX77304190118'],
    ['ＫＸ７７３０', 'KX7730'],
  ])('%s is %s', (given, plain) => {
    expect(plainCourierNumber(given)).toBe(plain);
  });
});

describe('A row', () => {
  it('fits, shares a parcel within its shop, and never one of another', () => {
    const rows = [
      row('2026-88120', 'KX 7730 4190 118'),
      row(' 2026-88121 ', 'kx77304190118'),
      row('66120-8841', 'KX77304190118'),
    ];
    const expected = ['FITS', 'SHARES_PARCEL', 'NUMBER_TAKEN'];
    expect(outcomes(rows, [kiln, kilnToo, loom], [])).toEqual(expected);
  });

  it('is known, shares, or is taken by what was noted before', () => {
    const one = [row('2026-88120', 'KX77304190118')];
    expect(outcomes(one, [kiln], [parcel({})])).toEqual(['KNOWN']);
    expect(outcomes(one, [kiln], [parcel({ purchases: [kilnToo] })])).toEqual(['SHARES_PARCEL']);
    expect(outcomes(one, [kiln], [parcel({ purchases: [loom] })])).toEqual(['NUMBER_TAKEN']);
    const arrived = parcel({ purchases: [kilnToo], status: 'ARRIVED' });
    expect(outcomes(one, [kiln], [arrived])).toEqual(['NUMBER_TAKEN']);
    const nobodys = parcel({ purchases: [], status: 'UNCLAIMED' });
    expect(outcomes(one, [kiln], [nobodys])).toEqual(['NUMBER_TAKEN']);
  });

  it('names one purchase, by its shop where two have the number', () => {
    expect(outcomes([row('1', 'KX77304190118')], [kiln], [])).toEqual(['UNKNOWN_PURCHASE']);
    const known = [kiln, loomSame];
    expect(outcomes([row('2026-88120', 'KX77304190118')], known, [])).toEqual(['SEVERAL_SHOPS']);
    const named = [row('2026-88120', 'KX77304190118', 'loom.example')];
    expect(judgeRows(named, known, [])).toMatchObject([{ outcome: 'FITS', purchase: loomSame }]);
  });

  it.each(['', 'KX77', 'KX/7730419', '1'.repeat(41), '运单号码一二三'])(
    'with %j is no courier number',
    (number) => {
      expect(outcomes([row('2026-88120', number)], [kiln], [])).toEqual(['NUMBER_WRONG']);
    },
  );

  it('twice in one list names the same parcel once', () => {
    const twice = [row('2026-88120', 'KX77304190118'), row('2026-88120', 'KX77304190118')];
    expect(outcomes(twice, [kiln], [])).toEqual(['FITS', 'KNOWN']);
  });
});
