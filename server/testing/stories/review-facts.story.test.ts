import { HOUR_MS } from '../../kernel/clock';
import { shipPackage } from '../../modules/fulfilment/ship-package';
import { drawImage, buildUpload, sendFile } from '../builders/image';
import { buildPackage } from '../builders/package';
import { operate } from '../run-operator';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const RECENT = `query ($line: ID) { recentReviews(limit: 6, deliveryLineId: $line) {
  id content authorName authorAvatar { url } image { url altText } deliveryLineName daysTaken
  estimatedCost actualCost reply
} }`;
const SUMMARIES = `{ reviewSummaries {
  deliveryLineId deliveryLineName count averageStars averageDays
} }`;
const CONFIRM =
  'mutation ($id: ID!) { confirmReceipt(input: { packageId: $id }) { package { id } } }';
const REVIEW = `mutation ($input: ReviewPackageInput!) { reviewPackage(input: $input) {
  package { review { id content reply image { url } } }
} }`;

interface Said {
  readonly stars: number;
  readonly content: string;
  readonly isAnonymous?: boolean;
  readonly imageId?: string;
}

/** A package that travelled so many hours, reviewed; the review's id. */
async function review(shopper: TestClient, hours: number, said: Said): Promise<string> {
  const { id, number: packageNumber } = await buildPackage(app, shopper);
  await shipPackage(app.services, clerk, {
    packageNumber,
    carrier: 'EMS',
    trackingNumber: packageNumber,
  });
  app.clock.advance(hours * HOUR_MS);
  await shopper.run(CONFIRM, { id });
  const { reviewPackage } = await shopper.run(REVIEW, { input: { packageId: id, ...said } });
  return reviewPackage.package.review.id;
}

const recent = async (line: string | null = null) =>
  (await app.guest.run(RECENT, { line })).recentReviews;

describe('A review in public (SN-02)', () => {
  it('tells the line, the days it took, and what was asked and paid', async () => {
    await review(await app.newShopper(), 30, { stars: 5, content: 'Whole' });
    expect(await recent()).toEqual([
      expect.objectContaining({
        ...{ content: 'Whole', deliveryLineName: 'Air, general goods', daysTaken: 2 },
        ...{ estimatedCost: 120_00, actualCost: 120_00, reply: null, image: null },
      }),
    ]);
    expect(await recent('air-general')).toHaveLength(1);
    expect(await recent('ocean')).toEqual([]);
  });

  it('tells of an anonymous parcel nothing that was paid, by either API', async () => {
    const said = { stars: 4, content: 'Unnamed', isAnonymous: true };
    await review(await app.newShopper(), 30, said);
    expect(await recent()).toMatchObject([
      { content: 'Unnamed', daysTaken: 2, estimatedCost: null, actualCost: null },
    ]);
    const { body } = await callRest(app.guest, 'get', '/reviews');
    expect(body.data).toMatchObject([{ estimated_cost: null, actual_cost: null }]);
  });

  it('comes to an average for each line, by one statement', async () => {
    const shopper = await app.newShopper();
    await review(shopper, 5, { stars: 5, content: 'Good' });
    await review(await app.newShopper(), 5, { stars: 4, content: 'Fine' });
    const statements = await app.statementsOf(async () => {
      expect((await app.guest.run('{ reviewSummaries { averageStars } }')).reviewSummaries).toEqual(
        [{ averageStars: 4.5 }],
      );
    });
    expect(statements).toHaveLength(1);
    const { reviewSummaries } = await app.guest.speaking('zh').run(SUMMARIES);
    expect(reviewSummaries).toEqual([
      {
        ...{ deliveryLineId: 'air-general', deliveryLineName: '空运普货专线' },
        ...{ count: 2, averageStars: 4.5, averageDays: 1 },
      },
    ]);
    const { body } = await callRest(app.guest, 'get', '/review_summaries');
    expect(body.data).toEqual([
      {
        ...{ delivery_line_id: 'air-general', delivery_line_name: 'Air, general goods' },
        ...{ count: 2, average_stars: 4.5, average_days: 1 },
      },
    ]);
  });

  it('shows a picture, and the one of its author unless anonymous', async () => {
    const shopper = await app.newShopper('walter@example.com');
    await sendFile(shopper, await drawImage(), 'me.png', 'file', '/uploads?purpose=avatar');
    const { id: imageId, url } = await buildUpload(shopper);
    await review(shopper, 5, { stars: 5, content: 'Named', imageId });
    await review(shopper, 5, { stars: 3, content: 'Unnamed', isAnonymous: true, imageId });
    const [unnamed, named] = await recent();
    expect(named.authorName).toBe('w***');
    expect(named.authorAvatar.url).toContain('/uploads/');
    expect(named.image).toEqual({ url: app.guest.url + url, altText: 'Named' });
    expect(unnamed).toMatchObject({ authorName: 'Anonymous shopper', authorAvatar: null });
    const { body } = await callRest(app.guest, 'get', '/reviews');
    const [told] = body.data as object[];
    expect(told).toMatchObject({ author_avatar: null, image_url: url });
    expect(JSON.stringify(told)).not.toContain('w***');
  });

  it('cannot show a picture of somebody else; nothing is written then', async () => {
    const { id: imageId } = await buildUpload(await app.newShopper());
    const shopper = await app.newShopper();
    const { id } = await buildPackage(app, shopper, 'COMPLETED');
    const input = { packageId: id, stars: 5, content: 'Mine', imageId };
    expect((await shopper.refusal(REVIEW, { input })).extensions.code).toBe('NOT_FOUND');
    expect(await recent()).toEqual([]);
  });
});

describe('The operator', () => {
  const act = async (...args: string[]) => {
    const { exitCode, out, err } = await operate(app, 'review', ...args);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    return out;
  };

  it('answers a review, and everybody reads it', async () => {
    const id = await review(await app.newShopper(), 5, { stars: 2, content: 'A dent' });
    await act('reply', id, 'We are sorry.');
    expect((await recent())[0].reply).toBe('We are sorry.');
    expect(await act('list')).toMatch(/2 +A dent +We are sorry\./);
  });

  it('takes a review from view and shows it again; it does not count meanwhile', async () => {
    const id = await review(await app.newShopper(), 5, { stars: 1, content: 'Rude' });
    await act('hide', id);
    expect(await recent()).toEqual([]);
    expect((await app.guest.run(SUMMARIES)).reviewSummaries).toEqual([]);
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
    expect((await app.guest.run(NODE, { id })).node).toBeNull();
    await act('show', id);
    expect(await recent()).toHaveLength(1);
    expect((await app.guest.run(NODE, { id })).node).toEqual({ id });
  });

  it.each([
    [['reply', 'nobody', 'Thanks'], 'NOT_FOUND'],
    [['hide', 'nobody'], 'NOT_FOUND'],
    [['reply', 'nobody', ' '], 'reply: '],
  ])('cannot %p', async (args, message) => {
    const { exitCode, err } = await operate(app, 'review', ...args);
    expect(exitCode).toBe(1);
    expect(err).toContain(message);
  });
});
