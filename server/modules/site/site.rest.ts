import { languages } from '../../kernel/language';
import { some } from '../../platform/http/answer';
import { restCall } from '../../platform/http/rest-call';
import { email, link, list, map, model, sitePath, text } from '../../platform/http/shape';
import { describeSite } from './describe-site';
import { readSite } from './site.queries';
import type { SiteSettings } from './site.settings';
import { SiteInfoType } from './site.types';

const site = {
  name: text('Name of the website.', 'Tidebox'),
  logo: sitePath('Path of the logo image.', '/icon.svg'),
  SERVICE_EMAIL: email('Email address of the service.', 'service@tidebox.example'),
  WEBSITE_NAME: text('The same as name.', 'Tidebox'),
  WEBSITE_LOGO_PATH: sitePath('The same as logo.', '/icon.svg'),
};

/** Site facts that hold for everybody; the two calls of the specification tell the rest. */
const terms = some(SiteInfoType, {
  model: 'ServiceTerms',
  description: 'General limits and prices.',
  fields: [
    ...['freeStorageDays', 'overdueDayPrice', 'mostOverdueDays', 'paymentHours', 'planMinutes'],
    ...['refundDays', 'receiptDays', 'extraProtectionPrice', 'removePackagingPrice'],
    ...['insuranceRate', 'cardFee', 'finePhotoPrice', 'maxFinePhotos', 'maxAddresses'],
  ],
  sentAs: { insuranceRate: 'insurance_basis_points', cardFee: 'card_fee_basis_points' },
  more: {
    social_links: {
      shape: list(
        'Where the site stands in social networks.',
        model('SocialLink', 'A page of the site in a social network.', {
          network: text('facebook, instagram or youtube.', 'youtube'),
          url: link('Address of the page.', 'https://youtube.example.com/tidebox'),
        }),
      ),
      read: ({ socialLinks }) =>
        socialLinks.map(({ network, url }) => ({ network: network.toLowerCase(), url })),
    },
  },
  examples: {
    ...{ free_storage_days: 30, overdue_day_price: 100, most_overdue_days: 60 },
    ...{ payment_hours: 72, plan_minutes: 30, refund_days: 5, receipt_days: 30 },
    ...{ extra_protection_price: 1_000, remove_packaging_price: 200, fine_photo_price: 200 },
    ...{ insurance_basis_points: 300, card_fee_basis_points: 290 },
    ...{ max_fine_photos: 20, max_addresses: 20 },
  },
});

function present({ name, logo, serviceEmail }: SiteSettings) {
  return { name, logo, SERVICE_EMAIL: serviceEmail, WEBSITE_NAME: name, WEBSITE_LOGO_PATH: logo };
}

/** Caches may keep the configuration for a minute: an operator who changes it sees it soon. */
const cacheSeconds = 60;

/** The calls about the site (API-17, API-19, EN-04). */
export const siteEndpoints = [
  restCall({
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
    async run({ context: { services } }) {
      const settings = await readSite(services);
      const offered = settings.languages.map((code) => [code, languages[code]] as const);
      return { ...present(settings), languages: Object.fromEntries(offered) };
    },
  }),
  restCall({
    method: 'get',
    path: '/website_info',
    operationId: 'getWebsiteInfo',
    summary: 'Site information shown on every page.',
    description: 'The specification does not show this path.',
    cacheSeconds,
    origin: 'our reading',
    needsToken: false,
    data: model('WebsiteInfo', 'Site information shown on every page.', site),
    run: async ({ context }) => present(await readSite(context.services)),
  }),
  restCall({
    method: 'get',
    path: '/service_terms',
    operationId: 'getServiceTerms',
    summary: 'General limits, prices and social network profiles.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds,
    data: terms,
    run: ({ context }) => describeSite(context),
  }),
];
