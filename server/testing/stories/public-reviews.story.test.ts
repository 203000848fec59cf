import { buildPackage } from '../builders/package';
import { startTestApp, type TestApp } from '../test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const RECENT = `query ($limit: Int! = 6) {
  recentReviews(limit: $limit) { id stars content authorName createdAt }
}`;
const REVIEW = `mutation ($input: ReviewPackageInput!) {
  reviewPackage(input: $input) { package { id } }
}`;

async function writeReview(email: string, review: { content: string; isAnonymous?: boolean }) {
  const shopper = await app.newShopper(email);
  const { id: packageId } = await buildPackage(app, shopper, 'COMPLETED');
  await shopper.run(REVIEW, { input: { packageId, stars: 4, ...review } });
}

describe('What shoppers say, for everybody (SN-02)', () => {
  it('is nothing as long as nobody has said anything', async () => {
    expect(await app.guest.run(RECENT)).toEqual({ recentReviews: [] });
  });

  it('is read newest first by a guest, with masked or withheld names, by one statement', async () => {
    await writeReview('walter@example.com', { content: 'Arrived whole' });
    await writeReview('greta@example.com', { content: '很好', isAnonymous: true });

    const { recentReviews } = await app.guest.run(RECENT);
    expect(recentReviews).toEqual([
      expect.objectContaining({ stars: 4, content: '很好', authorName: 'Anonymous shopper' }),
      expect.objectContaining({ stars: 4, content: 'Arrived whole', authorName: 'w***' }),
    ]);
    const inChinese = await app.guest.speaking('zh').run(RECENT, { limit: 1 });
    expect(inChinese.recentReviews).toEqual([
      expect.objectContaining({ content: '很好', authorName: '匿名用户' }),
    ]);
    expect(await app.statementsOf(() => app.guest.run(RECENT))).toHaveLength(1);
  });

  it('shows one email of a nickname, whatever its script', async () => {
    const shopper = await app.newShopper();
    const { id: packageId } = await buildPackage(app, shopper, 'COMPLETED');
    await app.services.db.transaction((tx) =>
      tx.query(`UPDATE users SET nickname = '𠮷田さん' WHERE id = '${shopper.viewerId}'`),
    );
    await shopper.run(REVIEW, { input: { packageId, stars: 5, content: 'よかった' } });
    const { recentReviews } = await app.guest.run(RECENT, { limit: 1 });
    expect(recentReviews[0].authorName).toBe('𠮷***');
  });

  it.each([0, -1, 21, 2_147_483_647])('cannot be asked %p at a time', async (limit) => {
    const english = await app.guest.refusal(RECENT, { limit });
    expect(english.extensions.code).toBe('VALIDATION_FAILED');
    const chinese = await app.guest.speaking('zh').refusal(RECENT, { limit });
    expect(chinese.message).not.toBe(english.message);
  });

  it('never tells whose package it was', async () => {
    for (const field of ['isAnonymous', 'packageId', 'userId', 'package { id }']) {
      const { extensions } = await app.guest.refusal(`{ recentReviews { ${field} } }`);
      expect(extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
  });
});
