import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltPages } from '../../schema/built-pages.d.ts';

/** The script of the cart's page: long enough to be worth compressing. */
export const CART_SCRIPT = `export const cart = '${'parcel '.repeat(300)}';\n`;

/** Content of server-rendered pages. */
export const START_CODE = "document.currentScript.dataset.scripts.split(' ')";

const texts = (en: string, zh: string) => ({
  en: { title: en, description: `About: ${en}` },
  zh: { title: zh, description: `关于：${zh}` },
});

/** Many, so that the page is long enough to be worth compressing. */
const parts = Array.from({ length: 20 }, (_, index) => `assets/part-${index}.js`);

const pages: BuiltPages = {
  routes: [
    {
      pattern: '/',
      reads: [],
      bundles: [],
      isPublic: true,
      texts: texts('Any shop', '任意店铺'),
      scripts: parts,
    },
    {
      pattern: '/cart',
      reads: [],
      bundles: ['shopping'],
      texts: texts('Cart', '购物车'),
      scripts: ['assets/cart.js'],
    },
    {
      pattern: '/faq/:id?/*',
      reads: ['q'],
      bundles: [],
      isPublic: true,
      texts: texts('Help', '帮助'),
      scripts: [],
    },
    {
      pattern: '/dev/kit',
      reads: [],
      bundles: [],
      isDemoOnly: true,
      texts: texts('Kit', '部件'),
      scripts: [],
    },
  ],
  notFound: texts('Not found', '无法找到'),
  messages: { en: 'assets/en.js', zh: 'assets/zh.js' },
  bundles: { shopping: { en: 'assets/en-shopping.js', zh: 'assets/zh-shopping.js' } },
  fonts: ['assets/body.woff2', 'assets/heading.woff2'],
  start: { code: START_CODE, scripts: ['assets/react.js', 'assets/entry.js'] },
  shellQuery: '{ site { id name __typename } viewer { id name __typename } }',
};

/** A small client as a build would leave it, with the page that a real build starts from. */
export function writeBuiltClient(html: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-client-'));
  const files: Record<string, string | Buffer> = {
    'index.html': html,
    'robots.txt': 'User-agent: *\n',
    'favicon.ico': 'icon',
    '.vite/pages.json': JSON.stringify(pages),
    'assets/cart.js': CART_SCRIPT,
    'assets/cart.js.br': brotliCompressSync(CART_SCRIPT),
    'assets/cart.js.gz': gzipSync(CART_SCRIPT),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
