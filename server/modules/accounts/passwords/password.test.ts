import { hashPassword, isPasswordRight } from './password';

describe('Passwords', () => {
  it('are hashed, and only the right one opens', async () => {
    const hash = await hashPassword('secret123');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordRight('secret123', hash)).toBe(true);
    expect(await isPasswordRight('secret124', hash)).toBe(false);
    expect(await isPasswordRight('decoy of nobody 1', undefined)).toBe(false);
  });

  it('are refused when a crowd hashes at once; the rest of the server goes on', async () => {
    const crowd = Array.from({ length: 120 }, () => hashPassword('secret123'));
    const outcomes = Promise.allSettled(crowd);
    const startedAt = performance.now();
    await new Promise(setImmediate);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(120 - 64 - 3);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'BUSY' });
  });
});
