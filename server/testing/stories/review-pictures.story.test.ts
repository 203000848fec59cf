import { buildUpload } from '../builders/image';
import { buildPackage } from '../builders/package';
import { operate } from '../run-operator';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const REVIEW = `mutation ($input: ReviewPackageInput!) { reviewPackage(input: $input) {
  package { review { id image { url } imageWaits imageRefusal } }
} }`;
const OWN = `query ($id: ID!) { package(id: $id) {
  review { content image { url } imageWaits imageRefusal }
} }`;
const PUBLIC = '{ recentReviews { id content image { url } } }';
const NODE = 'query ($id: ID!) { node(id: $id) { ... on PublicReview { image { url } } } }';
const TOLD = `{ notifications(first: 20) { edges { node {
  kind title body target { __typename ... on Package { id } } } } } }`;

const operator = async (...args: string[]) => {
  const { exitCode, out, err } = await operate(app, ...args);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  return out;
};

/** The operator wants to look first; the server has seen it after a second. */
async function picturesWait(answer: 'yes' | 'no'): Promise<void> {
  await operator('config', 'set', 'reviewPicturesWait', answer);
  app.clock.advance(1_000);
}

/** A review with a picture: who wrote it, and where the picture lies. */
async function reviewWithPicture(author?: TestClient) {
  const shopper = author ?? (await app.newShopper());
  const { id: packageId } = await buildPackage(app, shopper, 'COMPLETED');
  const { id: imageId, url: path } = await buildUpload(shopper);
  const input = { packageId, stars: 5, content: 'Whole', imageId };
  const { reviewPackage } = await shopper.run(REVIEW, { input });
  const { id, ...review } = reviewPackage.package.review;
  return { shopper, packageId, imageId, path, id: id as string, review };
}

const ownReview = async (shopper: TestClient, packageId: string) =>
  (await shopper.run(OWN, { id: packageId })).package.review;

async function toldOfRefusal(author: TestClient): Promise<unknown[]> {
  const { notifications } = await author.run(TOLD);
  return notifications.edges
    .map(({ node }: { node: { kind: string } }) => node)
    .filter(({ kind }: { kind: string }) => kind === 'REVIEW_PICTURE_REFUSED');
}

/** The pictures that everybody sees, by each API and by the node. */
async function seenPictures(id: string) {
  const { recentReviews } = await app.guest.run(PUBLIC);
  const { body } = await callRest(app.guest, 'get', '/reviews');
  const { node } = await app.guest.run(NODE, { id });
  const [first] = body.data as { image_url: string | null }[];
  return [recentReviews[0].image?.url, first?.image_url, node.image?.url];
}
const nothing = [undefined, null, undefined];
const everywhere = (path: string) => [app.guest.url + path, path, app.guest.url + path];

describe('The picture of a review (SN-02)', () => {
  it('is seen at once unless the operator says otherwise', async () => {
    const { id, path, review } = await reviewWithPicture();
    expect(review).toMatchObject({ imageWaits: false, imageRefusal: null });
    expect(await seenPictures(id)).toEqual(everywhere(path));
  });

  it('waits once they say so: its author sees it, everybody else the words alone', async () => {
    const earlier = await reviewWithPicture();
    await picturesWait('yes');
    const { id, path, packageId, shopper, review } = await reviewWithPicture();
    expect(review).toEqual({
      ...{ image: { url: app.guest.url + path }, imageWaits: true, imageRefusal: null },
    });
    expect(await ownReview(shopper, packageId)).toMatchObject({ imageWaits: true });
    expect(await seenPictures(id)).toEqual(nothing);
    const { recentReviews } = await app.guest.run(PUBLIC);
    expect(recentReviews[0].content).toBe('Whole');
    expect(recentReviews[1]).toMatchObject({ id: earlier.id, image: expect.anything() });
    await picturesWait('no');
    expect(await seenPictures(id)).toEqual(nothing);
  });

  it('has nothing to wait for where there is none', async () => {
    await picturesWait('yes');
    const shopper = await app.newShopper();
    const { id } = await buildPackage(app, shopper, 'COMPLETED');
    const body = { stars: 4, content: 'Whole' };
    const written = await callRest(shopper, 'post', `/packages/${id}/review`, { body });
    expect(written.body.data).toMatchObject({
      ...{ image_url: null, image_waits: false, image_refusal: null },
    });
    expect(await operator('review', 'list', '--waiting')).toContain('No picture waits.');
  });
});

describe('The operator', () => {
  it('finds the pictures that wait, and lets everybody see one', async () => {
    const seen = await reviewWithPicture();
    await picturesWait('yes');
    const { id, path, packageId, shopper } = await reviewWithPicture();
    const list = await operator('review', 'list', '--waiting');
    expect(list).toMatch(new RegExp(`${id} .*waits +${path}`));
    expect(list).not.toContain(seen.id);

    await operator('review', 'approve', id);
    expect(await seenPictures(id)).toEqual(everywhere(path));
    expect(await ownReview(shopper, packageId)).toMatchObject({ imageWaits: false });
    expect(await operator('review', 'list')).toMatch(new RegExp(`${id} .*shown +${path}`));
  });

  it('refuses one: it is gone for everybody, and its author is told why', async () => {
    await picturesWait('yes');
    const { id, path, packageId, shopper } = await reviewWithPicture();
    await operator('review', 'refuse', id, '--reason', 'It shows a face.');
    expect(await ownReview(shopper, packageId)).toEqual({
      ...{ content: 'Whole', image: null, imageWaits: false, imageRefusal: 'It shows a face.' },
    });
    expect(await seenPictures(id)).toEqual(nothing);
    expect((await app.guest.fetch(path)).status).toBe(404);
    expect(await operator('review', 'list')).toMatch(new RegExp(`${id} .*refused`));

    expect(await toldOfRefusal(shopper)).toEqual([
      expect.objectContaining({
        target: { __typename: 'Package', id: packageId },
        title: 'The picture of your review is not shown',
        body: expect.stringContaining('It shows a face.'),
      }),
    ]);
    expect(await toldOfRefusal(shopper.speaking('zh'))).toEqual([
      expect.objectContaining({ title: '您评价中的图片未公开' }),
    ]);
  });

  it('takes away one that was seen already; what shows it elsewhere keeps it', async () => {
    const shopper = await app.newShopper();
    const first = await reviewWithPicture(shopper);
    const { id: packageId } = await buildPackage(app, shopper, 'COMPLETED');
    const input = { packageId, stars: 3, content: 'Again', imageId: first.imageId };
    await shopper.run(REVIEW, { input });
    await operator('review', 'refuse', first.id, '--reason', 'Sharper, please');
    expect((await app.guest.fetch(first.path)).status).toBe(200);
  });

  it.each([
    [['approve', 'nobody'], 'There is no review with picture nobody'],
    [['refuse', 'nobody', '--reason', 'Dark'], 'There is no review with picture nobody'],
    [['refuse', 'nobody', '--reason', ' '], 'reason: '],
  ])('cannot %p', async (args, message) => {
    const { exitCode, err } = await operate(app, 'review', ...args);
    expect(exitCode).toBe(1);
    expect(err).toContain(message);
  });
});
