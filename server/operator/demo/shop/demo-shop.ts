import { Router, type Request } from 'express';
import { encode } from 'iconv-lite';
import { readCookie } from '../../../app/read-cookie';
import { contentPolicy } from '../../../app/security-headers';
import { chooseLanguage, type Language } from '../../../kernel/language';
import { drawItem, isDrawing } from '../pictures';
import type { ItemUrls } from './publish-item';
import { DEMO_SHOP_PATH, itemPage, shelfPage, shopCss } from './shop-html';
import { shopItems, type PublishedFormat, type ShopItem } from './shop-items';

const formats: readonly PublishedFormat[] = ['json-ld', 'microdata', 'rdfa', 'open-graph'];

/** Returns the address of an item's page, if the given site serves the shop. */
export function demoItemUrl(siteUrl: string, name: ShopItem['name']): string {
  return `${siteUrl}${DEMO_SHOP_PATH}/items/${name}`;
}

/** Returns which of the shop's items an address shows, in any format; undefined for another shop. */
export function demoItemAt(url: string): ShopItem['name'] | undefined {
  const { pathname } = new URL(url);
  const [, folder, name] = pathname.startsWith(DEMO_SHOP_PATH)
    ? pathname.slice(DEMO_SHOP_PATH.length).split('/')
    : [];
  return shopItems.find((item) => folder === 'items' && item.name === name)?.name;
}

/**
 * Serves a shop for visitors and programs, like one overseas: `/items/teapot` in the format and encoding of
 * that item, `/items/teapot/rdfa` in another, `/s/teapot` as a short link.
 */
export function demoShop(): Router {
  const shop = Router();
  shop.use((_, response, next) => {
    response.set('content-security-policy', contentPolicy({ styles: [shopCss] }));
    next();
  });
  shop.get('/', (request, response) => {
    const shelf = shopItems.map((item) => [item, urlsOf(item, request)] as const);
    response.type('html').send(shelfPage(shelf, languageOf(request)));
  });
  shop.get(['/items/:name', '/items/:name/:format'], (request, response, next) => {
    const item = itemIn(request);
    const format = request.params['format'] as PublishedFormat | undefined;
    if (!item || (format && !formats.includes(format))) return next();
    const urls = urlsOf(item, request);
    const html = itemPage(item, urls, languageOf(request), format);
    response.set('content-type', `text/html; charset=${item.charset}`);
    response.send(encode(html, item.charset));
  });
  shop.get('/s/:name', (request, response, next) => {
    const item = itemIn(request);
    if (!item) return next();
    response.redirect(302, urlsOf(item, request).page);
  });
  shop.get('/pictures/:drawing', async (request, response, next) => {
    const drawing = String(request.params['drawing']).replace(/\.png$/, '');
    if (!isDrawing(drawing)) return next();
    response.set('cache-control', 'public, max-age=3600').type('png');
    response.send(await drawItem(drawing));
  });
  shop.use((_, response) => {
    response.sendStatus(404);
  });
  return shop;
}

function itemIn({ params }: Request): ShopItem | undefined {
  return shopItems.find(({ name }) => name === params['name']);
}

function languageOf(request: Request): Language {
  return chooseLanguage(readCookie(request, 'lang'), request.get('accept-language'));
}

/** Addresses are absolute, as shops publish them. */
function urlsOf({ name, pictures }: ShopItem, request: Request): ItemUrls {
  const base = `${request.protocol}://${request.get('host')}${request.baseUrl}`;
  return {
    page: `${base}/items/${name}`,
    pictures: pictures.map((drawing) => `${base}/pictures/${drawing}.png`),
  };
}
