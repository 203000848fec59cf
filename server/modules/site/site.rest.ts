import { languages } from '../../kernel/language';
import type { Endpoint } from '../../platform/http/endpoint';
import { form, map, text } from '../../platform/http/shape';
import { readSite } from './site.queries';

const site = {
  name: text('Name of the website.', 'Tidebox'),
  logo: text('Path of the logo image.', '/icon.svg'),
  SERVICE_EMAIL: text('Email address of the service.', 'service@tidebox.example'),
  WEBSITE_NAME: text('The same as name.', 'Tidebox'),
  WEBSITE_LOGO_PATH: text('The same as logo.', '/icon.svg'),
};

function present({ name, logo, serviceEmail }: Awaited<ReturnType<typeof readSite>>) {
  return { name, logo, SERVICE_EMAIL: serviceEmail, WEBSITE_NAME: name, WEBSITE_LOGO_PATH: logo };
}

/** The legacy calls about the site (API-17, API-19, EN-04). */
export const siteEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/configurations',
    summary: 'The configuration of the site.',
    origin: 'specification',
    needsToken: false,
    data: form('The configuration.', {
      ...site,
      languages: map('Languages of the interface: code → name.', languages),
    }),
    run: async ({ services }) => ({ ...present(await readSite(services)), languages }),
  },
  {
    method: 'get',
    path: '/website_info',
    summary: 'What every page shows of the site; the specification does not show this path.',
    origin: 'our reading',
    needsToken: false,
    data: form('The site.', site),
    run: async ({ services }) => present(await readSite(services)),
  },
];
