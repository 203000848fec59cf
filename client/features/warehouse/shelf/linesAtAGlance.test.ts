import { linesAtAGlance } from './linesAtAGlance';

const line = (lineId: string, total: number, maxDays: number) => ({ lineId, total, maxDays });
const ocean = line('ocean', 96_00, 35);
const ePacket = line('epacket', 184_00, 14);
const air = line('air', 196_00, 10);
const fedEx = line('fedex', 308_00, 3);
const dhl = line('dhl', 338_00, 3);

test('of many lines the cheapest, the sensible and the fastest are shown', () => {
  // Between: 184 × 14 = 2,576, 196 × 10 = 1,960; the cheaper of two as fast.
  expect(linesAtAGlance([ocean, ePacket, air, fedEx, dhl])).toEqual([ocean, air, fedEx]);
});

test('what is cheapest and fastest at once stands once', () => {
  expect(linesAtAGlance([fedEx, dhl])).toEqual([fedEx]);
  expect(linesAtAGlance([ocean, fedEx])).toEqual([ocean, fedEx]);
  expect(linesAtAGlance([])).toEqual([]);
});
