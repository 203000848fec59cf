import { rememberViewed, viewedByGuest } from './viewedByGuest';

const id = (at: number) => `01KAM4T3J8Z4X8Q0V5B2N6C${String(at).padStart(3, '0')}`;

beforeEach(() => localStorage.clear());

test('what was looked at last comes first, each listing once, 24 at most', () => {
  for (let at = 0; at < 30; at++) rememberViewed(id(at));
  rememberViewed(id(20));
  expect(viewedByGuest()).toHaveLength(24);
  expect(viewedByGuest().slice(0, 3)).toEqual([id(20), id(29), id(28)]);
});

test.each(['{', '"text"', 'null', '{"0":1}', '[1,null,"<b>","../../x"]'])(
  'what is no list of ids is passed over: %s',
  (kept) => {
    localStorage.setItem('viewed-listings', kept);
    expect(viewedByGuest()).toEqual([]);
    rememberViewed(id(1));
    expect(viewedByGuest()).toEqual([id(1)]);
  },
);

test('a browser that forbids keeping anything loses nothing but this', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  expect(() => rememberViewed(id(1))).not.toThrow();
  expect(viewedByGuest()).toEqual([]);
  jest.restoreAllMocks();
});
