import { clientAddressKey, networkOf } from './client-address';

const keyOf = (ip?: string) => clientAddressKey({ ip });

describe('The key under which rate limits count a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is for %s the key %s', (ip, key) => {
    expect(keyOf(ip)).toBe(key);
  });

  it('is one for all addresses of a /64, and another for the next network', () => {
    expect(keyOf('2001:db8:1:2::1')).toBe(keyOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
  });

  it('differs for IPv4 addresses beside each other', () => {
    expect(keyOf('203.0.113.7')).not.toBe(keyOf('203.0.113.8'));
  });

  it.each([undefined, '', 'unknown', 'evil.test', '203.0.113.7:4711', '999.1.1.1', 'x'.repeat(90)])(
    'is shared by all that name no address: %j',
    (ip) => {
      expect(keyOf(ip)).toBe('unknown');
    },
  );
});

describe('The network of a key', () => {
  it.each([
    [keyOf('2001:db8:1:2::1'), '2001:db8:1::/48'],
    [`address ${keyOf('2001:db8:1:ffff::1')}`, 'address 2001:db8:1::/48'],
    [`a@example.com ${keyOf('2001:db8:2::')}`, 'a@example.com 2001:db8:2::/48'],
    ['203.0.113.7', '203.0.113.7'],
    ['account 01KAM4T3J8', 'account 01KAM4T3J8'],
    ['unknown', 'unknown'],
  ])('is for %s the key %s', (key, network) => {
    expect(networkOf(key)).toBe(network);
  });
});
