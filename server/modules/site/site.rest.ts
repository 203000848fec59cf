import { languages } from '../../kernel/language';
import {
  FINE_PHOTO_PRICE,
  FREE_STORAGE_DAYS,
  MAX_ADDRESSES,
  MAX_FINE_PHOTOS,
} from '../../kernel/limits';
import type { Endpoint } from '../../platform/http/endpoint';
import {
  email,
  link,
  list,
  map,
  model,
  money,
  number,
  sitePath,
  text,
} from '../../platform/http/shape';
import { socialNetworks } from './site.defaults';
import { readSite } from './site.queries';

const site = {
  name: text('Name of the website.', 'Tidebox'),
  logo: sitePath('Path of the logo image.', '/icon.svg'),
  SERVICE_EMAIL: email('Email address of the service.', 'service@tidebox.example'),
  WEBSITE_NAME: text('The same as name.', 'Tidebox'),
  WEBSITE_LOGO_PATH: sitePath('The same as logo.', '/icon.svg'),
};

const terms = model('ServiceTerms', 'Limits and prices that hold for everybody.', {
  free_storage_days: number('Days of free storage from inbound (CO-03).', 30),
  fine_photo_price: money('Price of one fine photo (CO-04).', 200),
  max_fine_photos: number('Most fine photos of one order (CO-04).', 20),
  max_addresses: number('Most addresses of one shopper.', 20),
  social_links: list(
    'Where the site stands in social networks.',
    model('SocialLink', 'A page of the site in a social network.', {
      network: text('facebook, instagram or youtube.', 'youtube'),
      url: link('Address of the page.', 'https://youtube.example.com/tidebox'),
    }),
  ),
});

function present({ name, logo, serviceEmail }: Awaited<ReturnType<typeof readSite>>) {
  return { name, logo, SERVICE_EMAIL: serviceEmail, WEBSITE_NAME: name, WEBSITE_LOGO_PATH: logo };
}

/** Caches may keep the configuration for a minute: an operator who changes it sees it soon. */
const cacheSeconds = 60;

/** The calls about the site (API-17, API-19, EN-04). */
export const siteEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/configurations',
    operationId: 'getConfigurations',
    summary: 'The configuration of the site.',
    cacheSeconds,
    origin: 'specification',
    needsToken: false,
    data: model('Configurations', 'The configuration of the site.', {
      ...site,
      languages: map('Languages of the interface: code → name.', languages),
    }),
    run: async ({ services }) => ({ ...present(await readSite(services)), languages }),
  },
  {
    method: 'get',
    path: '/website_info',
    operationId: 'getWebsiteInfo',
    summary: 'What every page shows of the site.',
    description: 'The specification does not show this path.',
    cacheSeconds,
    origin: 'our reading',
    needsToken: false,
    data: model('WebsiteInfo', 'What every page shows of the site.', site),
    run: async ({ services }) => present(await readSite(services)),
  },
  {
    method: 'get',
    path: '/service_terms',
    operationId: 'getServiceTerms',
    summary: 'Limits and prices that hold for everybody, and where else the site is found.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds,
    data: terms,
    async run({ services }) {
      const settings = await readSite(services);
      return {
        free_storage_days: FREE_STORAGE_DAYS,
        fine_photo_price: FINE_PHOTO_PRICE,
        ...{ max_fine_photos: MAX_FINE_PHOTOS, max_addresses: MAX_ADDRESSES },
        social_links: socialNetworks.map((network) => ({ network, url: settings[network] })),
      };
    },
  },
];
