import { escapeHtml } from '../../../kernel/escape-html';
import type { Language } from '../../../kernel/language';
import { itemHtml, shownAmount } from './item-html';
import { publishItem, type ItemUrls } from './publish-item';
import type { PublishedFormat, ShopItem } from './shop-items';
import { shopTexts } from './shop-texts';

/** Path of the demo's shop. */
export const DEMO_SHOP_PATH = '/demo-shop';

export const shopCss = `:root { color-scheme: light dark; --ink: light-dark(#1d1b22, #efeaf4); --paper: light-dark(#f4f1f8, #16141b);
  --card: light-dark(#fff, #211e28); --muted: light-dark(#5f5a6b, #aba4b8); --accent: light-dark(#5b2a86, #c9a2ef) }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
header, main { max-width: 60rem; margin: 0 auto; padding: 1rem }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline }
header a { font-size: 1.25rem; font-weight: 700; line-height: 44px }
a { color: var(--accent) }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
.muted { color: var(--muted) }
.shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none }
.shelf a, article { display: block; padding: 1rem; background: var(--card); border-radius: 12px; color: inherit; text-decoration: none }
.shelf a:hover strong { text-decoration: underline }
img { width: 100%; height: auto; border-radius: 8px }
article { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1.5rem }
article ul { margin: 0; padding: 0; list-style: none }
article li { padding: .75rem 0; border-top: 1px solid var(--paper) }
.offer { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline }
.price { font-size: 1.25rem; font-weight: 700 }`;

/** Renders the page of an item; `format` is the format of its structured data. */
export function itemPage(
  item: ShopItem,
  urls: ItemUrls,
  language: Language,
  format: PublishedFormat = item.format,
): string {
  const texts = shopTexts[language];
  const publication = publishItem(item, urls, format);
  const body = itemHtml(item, urls, publication, texts);
  return layout({
    title: item.title,
    head: publication.head,
    body,
    language,
    charset: item.charset,
  });
}

/** Renders all items, each with the address of its page. */
export function shelfPage(
  shelf: readonly (readonly [ShopItem, ItemUrls])[],
  language: Language,
): string {
  const texts = shopTexts[language];
  const items = shelf.map(
    ([item, { page, pictures }]) => `<li><a href="${escapeHtml(page)}">
  <img src="${escapeHtml(pictures[0] ?? '')}" alt="" width="400" height="400" />
  <strong>${escapeHtml(item.title)}</strong><br />${shownAmount(item.amount, item.currency)}</a></li>`,
  );
  const body = `<ul class="shelf">${items.join('')}</ul>`;
  return layout({ title: texts.title, head: '', body, language, charset: 'utf-8' });
}

interface Layout {
  readonly title: string;
  readonly head: string;
  readonly body: string;
  readonly language: Language;
  readonly charset: string;
}

function layout({ title, head, body, language, charset }: Layout): string {
  const texts = shopTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="${charset}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(title)}</title>
${head}
<style>${shopCss}</style>
</head>
<body>
<header><a href="${DEMO_SHOP_PATH}/" title="${texts.all}">${texts.title}</a><span class="muted">${texts.hint}</span></header>
<main>${body}</main>
</body>
</html>
`;
}
