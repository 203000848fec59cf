import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { forgetOldSessions } from '../../modules/accounts/sessions/forget-old-sessions';
import { forgetOldLinks } from '../../modules/accounts/links/forget-old-links';
import { removeUnusedUploads } from '../../modules/uploads/remove-unused-uploads';
import { Upload } from '../../modules/uploads/upload.entity';
import { deliverOutbox } from '../../platform/queue/deliver-outbox';
import { forgetOldEmails } from '../../platform/queue/forget-old-emails';
import { OutboxMessage } from '../../platform/queue/outbox-message.entity';
import { buildCartItem } from '../builders/cart-item';
import { buildUpload } from '../builders/image';
import { buildOrder } from '../builders/order';
import { emailsTo } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL } from '../test-client';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hearLog: (line) => lines.push(line) });
});
afterAll(() => app.stop());

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;

describe('The clock clears away', () => {
  it('sessions that ended 90 days ago; until then their device is known', async () => {
    const email = 'old-session@example.com';
    await app.newShopper(email);
    const input = { email, password: 'secret123' };
    const news = async () =>
      (await emailsTo(app, email)).filter(({ subject }) => subject.startsWith('New sign-in'));

    app.clock.advance(92 * DAY_MS - HOUR_MS);
    expect(await forgetOldSessions(app.services)).toBe(0);
    await app.guest.run(SIGN_IN, { input });
    expect(await news()).toHaveLength(0);

    app.clock.advance(92 * DAY_MS + HOUR_MS);
    expect(await forgetOldSessions(app.services)).toBe(2);
    await app.guest.run(SIGN_IN, { input });
    expect(await news()).toHaveLength(1);
    expect(await forgetOldSessions(app.services)).toBe(0);
  });

  it('links that expired a week ago', async () => {
    await app.newShopper('old-link@example.com');
    await forgetOldLinks(app.services);
    app.clock.advance(8 * DAY_MS - HOUR_MS);
    expect(await forgetOldLinks(app.services)).toBe(0);
    app.clock.advance(2 * HOUR_MS);
    expect(await forgetOldLinks(app.services)).toBe(1);
  });

  it('emails that left 30 days ago, and none that still waits', async () => {
    await deliverOutbox(app.services);
    app.clock.advance(31 * DAY_MS);
    await forgetOldEmails(app.services);
    await app.newShopper('sent@example.com');
    await deliverOutbox(app.services);
    await app.newShopper('waiting@example.com');
    app.clock.advance(30 * DAY_MS - HOUR_MS);
    expect(await forgetOldEmails(app.services)).toBe(0);
    app.clock.advance(2 * HOUR_MS);
    expect(await forgetOldEmails(app.services)).toBe(1);
    const [left, ...others] = await app.services.db.read.find(OutboxMessage);
    expect(left?.payload.to).toBe('waiting@example.com');
    expect(others).toEqual([]);
  });

  it('images that nobody used for a day, row and file, and no other', async () => {
    const shopper = await app.newShopper();
    const [unused, inCart, inOrder] = [
      await buildUpload(shopper),
      await buildUpload(shopper),
      await buildUpload(shopper),
    ];
    await buildOrder(app, shopper, { items: [{ imageId: inOrder.id }] });
    await buildCartItem(shopper, { imageId: inCart.id });
    const warehouse = { id: newId(), userId: null };
    await app.services.db.transaction((tx) =>
      tx.insert(Upload, {
        ...{ ...warehouse, fileName: 'shelf.jpg', byteSize: 1 },
        createdAt: app.clock.now(),
      }),
    );
    app.clock.advance(23 * HOUR_MS);
    expect(await removeUnusedUploads(app.services)).toBe(0);
    app.clock.advance(2 * HOUR_MS);
    const young = await buildUpload(shopper);
    lines.length = 0;
    expect(await removeUnusedUploads(app.services)).toBe(1);
    // The foreign keys would have kept those in use as well, each with a line in the log.
    expect(lines).toEqual([]);

    const isStored = ({ url }: { url: string }) => existsSync(join(app.varDir, url));
    expect([unused, inCart, inOrder, young].map(isStored)).toEqual([false, true, true, true]);
    expect((await app.guest.fetch(unused.url)).status).toBe(404);
    expect((await app.guest.fetch(inOrder.url)).status).toBe(200);
    expect(await app.services.db.read.countBy(Upload, { id: warehouse.id })).toBe(1);
  });
});
