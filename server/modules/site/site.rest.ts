import { languages } from '../../kernel/language';
import { MAX_ADDRESSES, MAX_FINE_PHOTOS } from '../../kernel/limits';
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
import { socialNetworks, type SiteSettings } from './site.settings';
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
  overdue_day_price: money('Storage of an item for each day beyond the free ones.', 100),
  most_overdue_days: number('Days beyond the free ones that are charged at most.', 60),
  payment_hours: number('Hours an order waits for its payment.', 72),
  plan_minutes: number('Minutes a packing plan waits for its payment.', 30),
  refund_days: number('Days to ask for a refund once all is in stock.', 5),
  receipt_days: number(
    'Days after shipping until a package counts as received; a week after the last promised day if that is later.',
    30,
  ),
  extra_protection_price: money('Extra protection of a parcel.', 1_000),
  remove_packaging_price: money('Removing the packaging of a parcel.', 200),
  insurance_basis_points: number('Insurance, in hundredths of a percent of the value.', 300),
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

function present({ name, logo, serviceEmail }: SiteSettings) {
  return { name, logo, SERVICE_EMAIL: serviceEmail, WEBSITE_NAME: name, WEBSITE_LOGO_PATH: logo };
}

function presentTerms(site: SiteSettings) {
  return {
    ...{ free_storage_days: site.freeStorageDays, overdue_day_price: site.overdueDayPrice },
    ...{ most_overdue_days: site.mostOverdueDays, payment_hours: site.paymentHours },
    ...{ plan_minutes: site.planMinutes, refund_days: site.refundDays },
    ...{ receipt_days: site.receiptDays, fine_photo_price: site.finePhotoPrice },
    ...{ extra_protection_price: site.extraProtectionPrice },
    ...{ remove_packaging_price: site.removePackagingPrice },
    insurance_basis_points: site.insuranceRate,
  };
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
    async run({ services }) {
      const settings = await readSite(services);
      const offered = settings.languages.map((code) => [code, languages[code]] as const);
      return { ...present(settings), languages: Object.fromEntries(offered) };
    },
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
        ...presentTerms(settings),
        ...{ max_fine_photos: MAX_FINE_PHOTOS, max_addresses: MAX_ADDRESSES },
        social_links: socialNetworks.map((network) => ({ network, url: settings[network] })),
      };
    },
  },
];
