import { newId, newNumber } from './ids';

describe('A new id', () => {
  it('is a ULID of 26 characters, never the same, in the order of creation', () => {
    const ids = Array.from({ length: 5_000 }, newId);
    expect(ids.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });
});

describe('A new number', () => {
  it('names the day in UTC, whatever the time zone', () => {
    const lateInTokyo = new Date('2026-11-21T23:59:59.999Z');
    expect(newNumber('OR', lateInTokyo)).toMatch(/^OR20261121-\d{8}$/);
  });

  it('always has eight digits and cannot be guessed from the last one', () => {
    const numbers = Array.from({ length: 2_000 }, () => newNumber('FR', new Date()));
    expect(numbers.every((number) => /^FR\d{8}-\d{8}$/.test(number))).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(1_990);
  });
});
