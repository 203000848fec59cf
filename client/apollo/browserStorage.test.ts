import { siteStorage, tabStorage } from './browserStorage';

function forbid(storage: () => Storage | null) {
  for (const name of ['localStorage', 'sessionStorage'])
    jest.spyOn(window, name as 'localStorage', 'get').mockImplementation(storage as () => Storage);
}

afterEach(() => jest.restoreAllMocks());

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

test.each([
  [
    'throws',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  ['is null', () => null],
  ['is full', () => full as unknown as Storage],
])('storage that %s does no harm: it is forgotten what was to be kept', (_, storage) => {
  forbid(storage);
  for (const place of [tabStorage, siteStorage]) {
    place.save('country', 'DE');
    expect(place.read('country')).toBeNull();
    place.save('country', null);
    place.clear();
  }
});

test('what is kept is read again, and forgotten by null', () => {
  siteStorage.save('country', { code: 'DE' });
  expect(siteStorage.read('country')).toEqual({ code: 'DE' });
  siteStorage.save('country', null);
  expect(siteStorage.read('country')).toBeNull();
});

test('what somebody else left there is nothing', () => {
  localStorage.setItem('country', 'DE');
  expect(siteStorage.read('country')).toBeNull();
});
