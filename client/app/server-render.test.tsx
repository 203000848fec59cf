/** @jest-environment node */
import { ApolloLink, Observable } from '@apollo/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { requestCookies } from '../apollo/cookies';
import { messages as en } from '../i18n/en';
import { messages as zh } from '../i18n/zh';
import type { Language } from '../i18n/language';
import { App } from './App';
import { createAppContext } from './createAppContext';
import { Providers } from './Providers';

const silent = new ApolloLink(() => new Observable(() => {}));

/** Renders a path as a server would: no window, no document, no storage. */
async function render(path: string, language: Language = 'en', cookies = '') {
  const appContext = createAppContext({
    cookies: requestCookies(cookies),
    language,
    messages: language === 'zh' ? zh : en,
    transport: silent,
  });
  const { prelude } = await prerenderToNodeStream(
    <Providers {...appContext}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test('home is rendered in both languages, its link form working without scripts', async () => {
  const html = await render('/');
  expect(html).toContain(en['home.title']);
  expect(html).toContain('action="/productdetail" method="get"');
  expect(html).toContain('179–180');
  expect(html).toContain(en['home.fulfilment.title']);
  expect(await render('/', 'zh')).toContain(zh['home.title']);
});

test.each(['/user/login', '/user/register', '/user/findPassword', '/productdetail'])(
  'whoever runs no scripts reads what the form at %s needs',
  async (path) => {
    const form = /<form[^>]*><noscript>(.*?)<\/noscript>/;
    expect(form.exec(await render(path))?.[1]).toContain(en['common.needsScripts']);
    expect(form.exec(await render(path, 'zh'))?.[1]).toContain(zh['common.needsScripts']);
  },
);

test.each(['/user/login', '/user/register'])(
  'a shopper at %s is led on by the browser, without a word in the log',
  async (path) => {
    const warn = jest.spyOn(console, 'warn');
    const html = await render(path, 'en', 'token=secret; isLogin=true');
    expect(html).not.toContain('<form');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  },
);

test.each(['/nowhere', '/PRODUCTDETAIL', '/mine/Order'])('%s is not found', async (path) => {
  expect(await render(path)).toContain('Sorry, the page you are looking for could not be found');
});

test.each([
  ['/faq', 'articles.helpCentre'],
  ['/faq?q=customs', 'articles.helpCentre'],
  ['/faq/59', 'articles.helpCentre'],
  ['/faq/59/Purchase%20process', 'articles.helpCentre'],
  ['/article', 'articles.title'],
  ['/article/86/Terms/of/service', 'articles.title'],
] as const)(
  '%s is rendered for everybody in both languages (RT-28, RT-29)',
  async (path, title) => {
    expect(await render(path, 'en')).toContain(`>${en[title]}</h1>`);
    expect(await render(path, 'zh')).toContain(`>${zh[title]}</h1>`);
  },
);

test.each([
  ['/mine/order?status=PAID&page=2', 'orders.title'],
  ['/mine/order/orderDetail?id=o1', 'orders.detail'],
  ['/mine/setting', 'account.menu.settings'],
  ['/mine/personal', 'entry.settings.personal'],
  ['/mine/secure', 'entry.settings.secure'],
  ['/mine/modifyPassword', 'settings.changePassword'],
  ['/payment/recharge', 'payments.recharge.title'],
  ['/payment/westpay', 'payments.remittance.title'],
  ['/user/findPassword', 'entry.findPassword'],
  ['/mine/address', 'addresses.title'],
  ['/mine/address?edit=new', 'addresses.newTitle'],
  ['/mine/fund?page=2', 'funds.title'],
  ['/mine/store', 'warehouse.title'],
  ['/mine/store/confirmInfo?ids=s1', 'warehouse.confirmTitle'],
  ['/message?page=2&id=m1', 'notifications.title'],
  ['/mine/package?status=COMPLETED&page=2', 'packages.title'],
  ['/mine/package/packageDetail?id=p1', 'packages.detail'],
] as const)('%s is rendered for a shopper in both languages (RT-30)', async (path, title) => {
  const cookies = 'token=secret; isLogin=true';
  expect(await render(path, 'en', cookies)).toContain(`>${en[title]}</h1>`);
  expect(await render(path, 'zh', cookies)).toContain(`>${zh[title]}</h1>`);
});
