import type { Endpoint } from '../../platform/http/endpoint';
import type { RequestContext } from '../../platform/request-context';
import { siteDefaults } from './site.defaults';
import { readSite } from './site.queries';

function present({ name, logo, serviceEmail }: Awaited<ReturnType<typeof readSite>>) {
  return {
    name,
    logo,
    SERVICE_EMAIL: serviceEmail,
    WEBSITE_NAME: name,
    WEBSITE_LOGO_PATH: logo,
  };
}

const site = {
  origin: 'our reading',
  method: 'get',
  needsToken: false,
  parameters: [],
  example: present(siteDefaults),
  run: async ({ services }: RequestContext) => present(await readSite(services)),
} as const;

/** The legacy calls about the site (API-17, API-19); both answer with the configuration (EN-04). */
export const siteEndpoints: readonly Endpoint[] = [
  { ...site, path: '/configurations', summary: 'The configuration of the site.' },
  { ...site, path: '/website_info', summary: 'The same, for the call whose path is not shown.' },
];
