import type { Express } from 'express';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../kernel/escape-html';
import type { Language } from '../../kernel/language';
import { listReadableArticles } from '../../modules/articles/public';
import { readSite } from '../../modules/site/public';
import type { Config } from '../../platform/config';
import type { Services } from '../../platform/services';
import type { BuiltClient } from './built-client';

interface Entry {
  readonly path: string;
  readonly updatedAt?: Date;
}

/** Serves what search engines begin with: `/robots.txt`, which names the map, and `/sitemap.xml`. */
export function mountSiteMap(
  app: Express,
  { publicUrl }: Config,
  services: Services,
  { folder, pages }: BuiltClient,
): void {
  const rules = readFileSync(join(folder, 'robots.txt'), 'utf8').trimEnd();
  const robots = `${rules}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  // Account pages are not listed for search engines; other patterns contain the id of an object or no parameter.
  const paths = pages.routes
    .filter(({ pattern, isPublic }) => isPublic && !pattern.startsWith('/user/'))
    .map(({ pattern }) => pattern.replace('/:id?/*', ''));

  app.get('/robots.txt', (_, response) => {
    response.type('text').send(robots);
  });
  app.get('/sitemap.xml', async (_, response) => {
    const { languages } = await readSite(services);
    const articles = await listReadableArticles(services);
    const entries: Entry[] = [
      ...paths.map((path) => ({ path })),
      ...articles.map(({ id, isFaq, updatedAt }) => ({
        path: `/${isFaq ? 'faq' : 'article'}/${id}`,
        updatedAt,
      })),
    ];
    response.type('xml').send(siteMap(publicUrl, languages, entries));
  });
}

function siteMap(origin: string, languages: readonly Language[], entries: Entry[]): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const address = escapeHtml(origin + path);
    const alternates = languages.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address}?lang=${each}"/>`,
    );
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
