import { hashPassword, isPasswordRight } from './password';

const clientAddress = '203.0.113.7';

describe('Passwords', () => {
  it('are hashed, and only the right one opens', async () => {
    const passwordHash = await hashPassword({}, 'secret123', clientAddress);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const isRight = (password: string, of: string | undefined = passwordHash) =>
      isPasswordRight({}, { password, passwordHash: of, clientAddress });
    expect(await isRight('secret123')).toBe(true);
    expect(await isRight('secret124')).toBe(false);
    const ofNobody = { passwordHash: undefined, clientAddress };
    expect(await isPasswordRight({}, { password: 'decoy of nobody 1', ...ofNobody })).toBe(false);
  });

  it('are refused when a crowd hashes at once; the rest of the server goes on', async () => {
    const crowd = Array.from({ length: 120 }, (_, index) =>
      hashPassword({}, 'secret123', `203.0.113.${index}`),
    );
    const outcomes = Promise.allSettled(crowd);
    const rest = new Promise((resolve) => setImmediate(resolve, 'the rest'));
    expect(await Promise.race([outcomes, rest])).toBe('the rest');
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(120 - 64 - 3);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'BUSY' });
  });

  it('of a crowd at one address do not keep another address out', async () => {
    const crowd = Array.from({ length: 120 }, () => hashPassword({}, 'secret123', clientAddress));
    const outcomes = Promise.allSettled(crowd);
    await hashPassword({}, 'secret123', '203.0.113.8');
    const hashed = (await outcomes).filter(({ status }) => status === 'fulfilled');
    expect(hashed).toHaveLength(34);
  });
});
