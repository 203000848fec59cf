import { resetSiteSetting, setSiteSetting } from '../../modules/site/public';
import { startTestApp, type TestApp } from '../test-app';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SITE = `{ site {
  id name logo serviceEmail socialLinks { network url } languages { code name } demo demoShopper { email }
  freeStorageDays finePhotoPrice maxFinePhotos maxAddresses
} }`;

describe('The site', () => {
  it('tells everybody its configuration and the fixed figures (EN-05)', async () => {
    expect((await app.guest.run(SITE)).site).toEqual({
      id: 'site',
      name: 'Tidebox',
      logo: '/icon.svg',
      serviceEmail: 'service@tidebox.example',
      socialLinks: [
        { network: 'FACEBOOK', url: 'https://www.facebook.com/' },
        { network: 'INSTAGRAM', url: 'https://www.instagram.com/' },
        { network: 'YOUTUBE', url: 'https://www.youtube.com/' },
      ],
      languages: [
        { code: 'en', name: 'English' },
        { code: 'zh', name: '简体中文' },
      ],
      demo: false,
      demoShopper: null,
      freeStorageDays: 30,
      finePhotoPrice: 200,
      maxFinePhotos: 20,
      maxAddresses: 20,
    });
  });

  it.each([
    ['name', 'Harbour'],
    ['logo', '/uploads/harbour.svg'],
    ['serviceEmail', 'help@harbour.example'],
  ] as const)('shows the %s that the operator sets (SC-03)', async (key, value) => {
    await setSiteSetting(app.services, clerk, key, value);
    expect((await app.guest.run(SITE)).site).toMatchObject({ [key]: value });
    await resetSiteSetting(app.services, clerk, key);
  });

  it('shows what the operator adjusts, at once and again', async () => {
    await setSiteSetting(app.services, clerk, 'name', 'Harbour');
    expect((await app.guest.run(SITE)).site.name).toBe('Harbour');
    await setSiteSetting(app.services, clerk, 'name', 'Haven');
    expect((await app.guest.run(SITE)).site).toMatchObject({ name: 'Haven', logo: '/icon.svg' });
  });

  it('costs one statement, and none while it is kept in memory', async () => {
    app.clock.advance(11_000);
    expect(await app.statementsOf(() => app.guest.run(SITE))).toHaveLength(1);
    expect(await app.statementsOf(() => app.guest.run(SITE))).toHaveLength(0);
  });
});
