import { deviceName } from './device-name';

describe('The device of a session', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Microsoft Edge · Windows',
    ],
    ['', ''],
  ])('of %p is %p', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is short, whatever the header says', () => {
    expect(deviceName(`${'x'.repeat(9_000)}/1.0`).length).toBeLessThanOrEqual(80);
  });
});
