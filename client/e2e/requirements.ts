/** One test: its file, and its title as it is written there. */
export type Evidence = readonly [file: string, title: string];

/** The work to which what is still open belongs. */
export type Work = 'storefront' | 'accounts' | 'payment methods';

/** The tests that show a requirement; where they do not suffice, what is open and with which work. */
export interface Requirement {
  readonly shownBy: readonly Evidence[];
  readonly open?: Work | `${Work}: ${string}`;
}

const accounts = 'server/testing/stories/accounts.story.test.ts';
const addresses = 'server/testing/stories/addresses.story.test.ts';
const addressesPage = 'client/pages/mine/address/AddressesPage.test.tsx';
const apolloClient = 'client/apollo/client.test.ts';
const app = 'client/app/App.test.tsx';
const articleId = 'client/features/articles/articleIdOf.test.ts';
const articlePage = 'client/pages/article/ArticlePage.test.tsx';
const articles = 'server/testing/stories/articles.story.test.ts';
const authority = 'server/testing/stories/authority.story.test.ts';
const avatar = 'server/testing/stories/avatar.story.test.ts';
const avatarSquare = 'client/features/account/profile/avatarSquare.test.ts';
const browserLanguage = 'client/i18n/language.test.ts';
const button = 'client/ui/Button.test.tsx';
const captcha = 'server/testing/stories/captcha.story.test.ts';
const cart = 'server/testing/stories/cart.story.test.ts';
const cartPage = 'client/pages/cart/CartPage.test.tsx';
const catalogues = 'client/i18n/catalogues.test.ts';
const chunkFailure = 'client/app/chunkFailure.test.ts';
const confirmInfoPage = 'client/pages/mine/store/confirmInfo/ConfirmInfoPage.test.tsx';
const confirmOrderPage = 'client/pages/confirmOrder/ConfirmOrderPage.test.tsx';
const countries = 'server/modules/delivery/countries.test.ts';
const currencyMenu = 'client/features/currencies/CurrencyMenu.test.tsx';
const crossOrigin = 'server/testing/stories/cross-origin.story.test.ts';
const defaultLayout = 'client/app/layouts/DefaultLayout.test.tsx';
const delivery = 'server/testing/stories/delivery.story.test.ts';
const dialog = 'client/ui/Dialog.test.tsx';
const exchangeRates = 'server/testing/stories/exchange-rates.story.test.ts';
const faqPage = 'client/pages/faq/FaqPage.test.tsx';
const fundPage = 'client/pages/mine/fund/FundPage.test.tsx';
const findPasswordPage = 'client/pages/user/FindPasswordPage.test.tsx';
const funds = 'server/testing/stories/funds.story.test.ts';
const header = 'client/app/layouts/Header.test.tsx';
const helpArticle = 'client/pages/faq/HelpArticle.test.tsx';
const homePage = 'client/pages/HomePage.test.tsx';
const httpDoor = 'server/testing/stories/http-door.story.test.ts';
const imageUpload = 'client/ui/ImageUpload.test.tsx';
const itemForm = 'client/features/cart/ItemForm.test.tsx';
const jointPayments = 'server/testing/stories/joint-payments.story.test.ts';
const leadTicket = 'client/features/leads/LeadTicket.test.tsx';
const leads = 'server/testing/stories/leads.story.test.ts';
const linkSearch = 'client/features/listings/LinkSearchForm.test.tsx';
const mainJob = 'client/e2e/main-job.story.ts';
const messages = 'server/testing/stories/messages.story.test.ts';
const messagesPage = 'client/pages/message/MessagesPage.test.tsx';
const mailedLinks = 'server/testing/stories/mailed-links.story.test.ts';
const modifyPasswordPage = 'client/pages/mine/modifyPassword/ModifyPasswordPage.test.tsx';
const money = 'server/kernel/money.test.ts';
const moneyText = 'client/ui/moneyText.test.ts';
const orderDetailPage = 'client/pages/mine/order/OrderDetailPage.test.tsx';
const orderMachine = 'server/modules/orders/order.machine.test.ts';
const orderPolicy = 'server/modules/orders/order.policy.test.ts';
const orderPricing = 'server/modules/orders/order.pricing.test.ts';
const orders = 'server/testing/stories/orders.story.test.ts';
const ordersPage = 'client/pages/mine/order/OrdersPage.test.tsx';
const packageDetailPage = 'client/pages/mine/package/PackageDetailPage.test.tsx';
const packageMachine = 'server/modules/packages/package.machine.test.ts';
const packages = 'server/testing/stories/packages.story.test.ts';
const packagesPage = 'client/pages/mine/package/PackagesPage.test.tsx';
const packing = 'server/testing/stories/packing.story.test.ts';
const page = 'server/testing/stories/page.story.test.ts';
const pages = 'client/e2e/pages.story.ts';
const passwordRules = 'client/features/account/passwordRules.test.ts';
const paymentPage = 'client/pages/payment/PaymentPage.test.tsx';
const payments = 'server/testing/stories/payments.story.test.ts';
const personalPage = 'client/pages/mine/personal/PersonalPage.test.tsx';
const planPayments = 'server/testing/stories/plan-payments.story.test.ts';
const prefetch = 'client/app/prefetch/prefetch.test.tsx';
const priceChanges = 'server/testing/stories/price-changes.story.test.ts';
const profile = 'server/testing/stories/profile.story.test.ts';
const profileRules = 'client/features/account/profile/profileRules.test.ts';
const publicReviews = 'server/testing/stories/public-reviews.story.test.ts';
const quote = 'server/modules/delivery/quote.test.ts';
const refunds = 'server/testing/stories/refunds.story.test.ts';
const registerPage = 'client/pages/user/RegisterPage.test.tsx';
const rest = 'server/testing/stories/rest.story.test.ts';
const restContract = 'server/testing/stories/rest-contract.story.test.ts';
const restMainJob = 'server/testing/stories/rest-main-job.story.test.ts';
const registerSuccessPage = 'client/pages/user/RegisterSuccessPage.test.tsx';
const resetPasswordPage = 'client/pages/user/ResetPasswordPage.test.tsx';
const resultPage = 'client/pages/user/ResultPage.test.tsx';
const routing = 'client/app/routing.test.tsx';
const serverLanguage = 'server/kernel/language.test.ts';
const serverRender = 'client/app/server-render.test.tsx';
const search = 'server/testing/stories/search.story.test.ts';
const securePage = 'client/pages/mine/secure/SecurePage.test.tsx';
const session = 'client/apollo/session.test.ts';
const sessions = 'server/testing/stories/sessions.story.test.ts';
const settingPage = 'client/pages/mine/setting/SettingPage.test.tsx';
const site = 'server/testing/stories/site.story.test.ts';
const storageClock = 'server/modules/warehouse/storage-clock.test.ts';
const steadyLink = 'client/apollo/steadyLink.test.ts';
const storePage = 'client/pages/mine/store/StorePage.test.tsx';
const toaster = 'client/ui/Toaster.test.tsx';
const truncateName = 'client/features/account/truncateName.test.ts';
const uploads = 'server/testing/stories/uploads.story.test.ts';
const verificationNotice = 'client/features/account/VerificationNotice.test.tsx';
const warehouse = 'server/testing/stories/warehouse.story.test.ts';

const shown = (...shownBy: Evidence[]): Requirement => ({ shownBy });
const partly = (open: Requirement['open'], ...shownBy: Evidence[]): Requirement => ({
  open,
  shownBy,
});
const open = (reason: Requirement['open']): Requirement => ({ open: reason, shownBy: [] });

/** Every requirement of schema/requirements.json → the tests that show it, or why it is open. */
export const requirements: Readonly<Record<string, Requirement>> = {
  'SC-01': shown(
    [authority, 'are no roles of one schema: nothing in it tells kinds of accounts apart'],
    [
      authority,
      'have no call in common: what operators do is refused with a token, for there is no such call',
    ],
  ),
  'SC-02': shown(
    [catalogues, 'both languages have the same messages'],
    [site, 'tells everybody its configuration and the fixed figures (EN-05)'],
  ),
  'SC-03': shown(
    [site, 'shows what the operator adjusts, at once and again'],
    [
      header,
      'a guest sees picture and name of the site, the help centre and the ways in (HD-01, HD-06, HD-08)',
    ],
    [defaultLayout, 'the footer shows groups of articles, contact and copyright (FT-01 … FT-04)'],
    [defaultLayout, 'the login layout has logo, page and copyright only (LY-02)'],
  ),
  'SC-04': shown(
    [packing, 'paid, becomes a package, once'],
    [planPayments, 'as the payment screen offered it, and it becomes a package (RT-23)'],
    [mainJob, 'in the demo, whose warehouse plays the operator'],
  ),
  'SC-05': shown(
    [
      homePage,
      'address forwarding has plans and rewards, says it is not open and names no price (SC-05)',
    ],
    [homePage, 'fulfilment comes with the form of its lead (SC-05)'],
    [leadTicket, 'a request is sent and thanked for; the thanks take the focus (SC-05)'],
    [leads, 'is kept and written to the service address'],
  ),
  'SC-06': shown(
    [homePage, 'the figures stand as the service quotes them (SC-06)'],
    [countries, 'are 252, of which 180 are served (SC-06)'],
  ),
  'SC-07': shown(
    [homePage, 'the four speeds stand as the service quotes them (SC-07)'],
    [delivery, 'has their rules, limits and days'],
  ),
  'SC-08': shown(
    [header, '%s only shows a notice (HD-05)'],
    [homePage, 'the store application is named, and only shows a notice (SC-08)'],
  ),
  'RT-01': shown(
    [homePage, 'the link search stands under the one h1, and there is one (RT-01)'],
    [homePage, 'how to buy is four tickets and leads to article 59 (CO-08)'],
    [mainJob, 'in the demo, whose warehouse plays the operator'],
  ),
  'RT-02': shown(
    [app, 'the guard sends a guest to the login, which leads back'],
    [mainJob, 'in the demo, whose warehouse plays the operator'],
  ),
  'RT-03': shown(
    [registerPage, 'everything is required, the terms too'],
    [registerPage, 'can be changed for another one, and answered by ear'],
    [registerPage, 'the terms can be read without losing what was typed (VA-15)'],
    [mainJob, 'on an empty database, with the operator at the command line, in Chinese on a phone'],
  ),
  'RT-04': shown(
    [
      registerSuccessPage,
      'a newcomer reads where the letter went, and goes on to where they came from (RT-04)',
    ],
    [
      registerSuccessPage,
      'the letter is sent again after a minute, then another minute passes (RT-04)',
    ],
  ),
  'RT-05': shown(
    [findPasswordPage, 'whoever asks is told the same: look into your mail (RT-05)'],
    [findPasswordPage, 'the letter is sent again after a minute; a refusal is told there (RT-05)'],
    [mailedLinks, 'and whoever asks for a stranger learns nothing, not even by being told to wait'],
  ),
  'RT-06': shown(
    [resetPasswordPage, 'a good link opens the form; a new password leads to the login (RT-06)'],
    [mailedLinks, 'chooses a new one by a mailed link; every session ends (ST-03)'],
  ),
  'RT-07': shown(
    [resultPage, 'a good link is redeemed and the address is verified (RT-07, EN-02)'],
    [resultPage, 'a used or old link is told in the words of the specification (RT-07, ER-05)'],
  ),
  'RT-08': shown([
    settingPage,
    'every setting tells how it stands and leads to where it is changed (RT-08)',
  ]),
  'RT-09': shown(
    [personalPage, 'is shown as it is kept; without a change there is nothing to save'],
    [personalPage, 'is saved whole, and needs saving no more'],
    [personalPage, 'is cut without dragging, sent, and shown in the header at once (HD-09)'],
    [profile, 'all of it'],
  ),
  'RT-10': shown(
    [securePage, 'a verified address says so; the password has its page (RT-10, EN-02)'],
    [securePage, 'an unverified address says so, and the link is sent again (RT-10, EN-02)'],
  ),
  'RT-11': shown(
    [
      modifyPasswordPage,
      'the password is changed; who is signed out is said before and after (RT-11)',
    ],
    [modifyPasswordPage, 'a wrong present password is told at its field (RT-11)'],
    [sessions, 'and every other session ends; a letter tells'],
  ),
  'RT-12': shown(
    [addressesPage, 'a new address stands in the book afterwards, without asking for it anew'],
    [addressesPage, 'editing starts from what is there and keeps the default'],
    [addressesPage, 'a new default is shown at once; refused, it goes back'],
    [addressesPage, 'deleting asks first, then the address is gone'],
  ),
  'RT-13': shown(
    [ordersPage, 'there is a tab for each status with its count, and one for all (RT-13)'],
    [ordersPage, 'Enter in the search box looks for the words; tabs and count follow (RT-13)'],
    [ordersPage, 'unpaid orders are chosen and paid together; others cannot be chosen'],
    [search, 'by its number or a part of it, in any case'],
    [
      jointPayments,
      'after seeing the sum; each order keeps its amounts, record and payment (RT-13)',
    ],
  ),
  'RT-14': shown([
    orderDetailPage,
    'a paid order shows all its amounts, what the warehouse measured, and its wishes',
  ]),
  'RT-15': shown(
    [storePage, 'the bar counts what is selected and weighs it; Pack leads to the confirmation'],
    [storePage, 'reserved and held items cannot be selected and say why (RT-15)'],
  ),
  'RT-16': shown(
    [confirmInfoPage, 'the default address is chosen; the chosen line is priced fee by fee'],
    [confirmInfoPage, 'choices outlive a reload (RT-16)'],
    [packing, 'reserves its items for 30 minutes at the price quoted (RT-16)'],
  ),
  'RT-17': shown(
    [packagesPage, 'tabs carry their counts and the current one is told (RT-17)'],
    [packagesPage, 'what is looked for stands in the address; nothing found names it (RT-17)'],
    [packagesPage, 'several receipts are confirmed after one question; tabs and counts follow'],
    [search, 'by its number, its tracking number, its order, its item'],
  ),
  'RT-18': shown(
    [packageDetailPage, 'the tracking number is copied'],
    [packageDetailPage, 'cancelling asks first and tells what comes back'],
    [packageDetailPage, 'confirming receipt opens the review'],
  ),
  'RT-19': shown(
    [fundPage, 'balance and records are shown, what came in with a plus (RT-19)'],
    [fundPage, 'the details are narrowed by type and days, which stand in the address (RT-19)'],
    [search, 'are narrowed by why and when the money moved'],
  ),
  'RT-20': shown(
    [messagesPage, 'unread messages are marked and counted (RT-22)'],
    [messagesPage, 'opening a message reads it: mark and badge go, its words and its way appear'],
    [messages, 'are listed newest first, page by page'],
    [messages, 'are read; one read before keeps its time'],
  ),
  'RT-21': shown(
    [cartPage, 'items stand grouped by shop, with what is selected below'],
    [cartPage, 'selecting one or all asks the server and shows its sums'],
    [cartPage, 'a new quantity is shown at once; subtotal, sums and badge follow'],
    [cartPage, 'removing many asks first; the last ones leave an empty cart and no badge'],
    [cartPage, 'happens at once and can be undone: it is back with everything it had (RT-21)'],
  ),
  'RT-22': shown([
    confirmOrderPage,
    'only what is selected is ordered; photos add their price; the number follows',
  ]),
  'RT-23': shown(
    [
      paymentPage,
      'the amount, the first usable method with its breakdown, and why another cannot be used',
    ],
    [planPayments, 'as the payment screen offered it, and it becomes a package (RT-23)'],
  ),
  'RT-24': partly('payment methods: a payment from the balance cannot fail afterwards', [
    paymentPage,
    'paying again after a refusal uses the same idempotency key, then shows the result',
  ]),
  'RT-25': open('payment methods'),
  'RT-26': open('payment methods'),
  'RT-27': shown(
    [
      priceChanges,
      'name, price and picture of its own shops are read; other pages are not (RT-27)',
    ],
    [
      priceChanges,
      'with a reason; it is kept in the cart, in the order, for the operator and in the export',
    ],
    [itemForm, 'is corrected with a reason of at most 150 characters'],
    [itemForm, 'an item is added with its amount in fen, and the form is fresh again'],
    [mainJob, 'in the demo, whose warehouse plays the operator'],
  ),
  'RT-28': shown(
    [faqPage, 'all topics lead to their articles, plain pages to /article (RT-20, FT-03)'],
    [helpArticle, '%s shows the purchase process in steps beside its topics (CO-08, RT-20)'],
    [page, 'is found: %s'],
  ),
  'RT-29': shown(
    [articlePage, 'an article has a table of contents made from its headings (RT-21)'],
    [articlePage, 'without a number the groups of the footer are listed'],
    [articleId, '%j is the article %j'],
  ),
  'RT-30': shown([serverRender, '%s is rendered for a shopper in both languages']),
  'RT-31': shown(
    [app, 'an unknown path is not found, and the heading has the focus after a change of screen'],
    [page, 'is not found, and the page says so: %s (RT-31)'],
    [pages, 'a path without a page answers 404 with a way back home (RT-31)'],
  ),
  'RT-32': shown(
    [prefetch, 'with %j prefetching is allowed: %s (RT-32)'],
    [prefetch, 'bring their page once, while idle and within 2000 ms'],
  ),
  'RT-33': shown([routing, 'shows only when the page takes more than 150 ms']),
  'RT-34': shown([
    steadyLink,
    'a query answered after %s ms is loading at %s and there at %s (RT-34)',
  ]),
  'RT-35': shown([session, 'knows the shopper again, by the cookies and by storage']),
  'RT-36': shown(
    [app, 'the guard sends a guest to the login, which leads back'],
    [session, 'signed in means token and login flag together'],
  ),
  'RT-37': shown(
    [routing, '%j is told as %j'],
    [routing, 'stands in place of its page alone, and another page is tried'],
  ),
  'RT-38': shown([chunkFailure, 'reloads once a minute, not more']),
  'LY-01': shown(
    [
      defaultLayout,
      'the banner appears after scrolling more than 110 px and leads to article 59 (LY-01, BN-01)',
    ],
    [
      defaultLayout,
      'the floating bar leads to cart, home, help and messages, all with names (FB-02)',
    ],
    [defaultLayout, 'the footer shows groups of articles, contact and copyright (FT-01 … FT-04)'],
  ),
  'LY-02': shown([defaultLayout, 'the login layout has logo, page and copyright only (LY-02)']),
  'HD-01': shown([
    header,
    'a guest sees picture and name of the site, the help centre and the ways in (HD-01, HD-06, HD-08)',
  ]),
  'HD-02': shown(
    [header, 'shows on hover and hides when the pointer leaves'],
    [
      header,
      'works by keyboard: shows on focus, Esc hides it and keeps the focus, Enter shows it again',
    ],
  ),
  'HD-03': shown(
    [header, 'leads to the item and is cleared; nothing but blanks leads nowhere'],
    [linkSearch, 'a shared text leads to the page of its link, and the box is cleared (HD-04)'],
  ),
  'HD-04': shown(
    [linkSearch, '%j leads nowhere'],
    [linkSearch, 'a shared text leads to the page of its link, and the box is cleared (HD-04)'],
  ),
  'HD-05': shown([header, '%s only shows a notice (HD-05)']),
  'HD-06': shown([
    header,
    'a guest sees picture and name of the site, the help centre and the ways in (HD-01, HD-06, HD-08)',
  ]),
  'HD-07': shown([
    pages,
    'choosing a language keeps it in a cookie and loads the page anew (HD-07)',
  ]),
  'HD-08': shown(
    [
      header,
      'a guest sees picture and name of the site, the help centre and the ways in (HD-01, HD-06, HD-08)',
    ],
    [pages, 'a page brings header and footer with it, and every script it names is there'],
  ),
  'HD-09': shown(
    [header, 'is shown by their picture, or by the first letter of their name (HD-09)'],
    [personalPage, 'is cut without dragging, sent, and shown in the header at once (HD-09)'],
    [header, 'called %s is greeted as %s, leading to the personal page (HD-09)'],
    [truncateName, '%s is shown as %s'],
  ),
  'HD-10': shown([header, 'has a menu of three, by pointer and by keyboard (HD-10)']),
  'HD-11': shown(
    [pages, 'a shopper is known at once, and logging out leads home (HD-11)'],
    [header, 'is signed out when logging out, and their name is forgotten (HD-11)'],
  ),
  'HD-12': shown(
    [header, 'the currency is the yuan (HD-12)'],
    [
      currencyMenu,
      'another currency stands beside the yuan, is kept, and the yuan can stand alone again (HD-12)',
    ],
    [
      currencyMenu,
      'a total tells rate, source and time, and in what is paid; by keyboard too (HD-12)',
    ],
    [exchangeRates, 'tell everybody what a yuan is worth, who says so and since when (HD-12)'],
  ),
  'BN-01': shown([
    defaultLayout,
    'the banner appears after scrolling more than 110 px and leads to article 59 (LY-01, BN-01)',
  ]),
  'FB-01': shown([
    defaultLayout,
    'the cart has a badge only when something lies in it, and follows the cache (FB-01)',
  ]),
  'FB-02': shown([
    defaultLayout,
    'the floating bar leads to cart, home, help and messages, all with names (FB-02)',
  ]),
  'FB-03': shown([
    defaultLayout,
    'back to top appears after scrolling more than 300 px, and goes there (FB-03)',
  ]),
  'FT-01': shown(
    [defaultLayout, 'the footer shows groups of articles, contact and copyright (FT-01 … FT-04)'],
    [articles, 'has a help centre and a footer, in both languages (EN-03)'],
  ),
  'FT-02': shown(
    [defaultLayout, 'the footer shows groups of articles, contact and copyright (FT-01 … FT-04)'],
    [articles, 'tells links to the help from links to plain pages'],
  ),
  'FT-03': shown([
    defaultLayout,
    'the footer shows groups of articles, contact and copyright (FT-01 … FT-04)',
  ]),
  'FT-04': shown([
    defaultLayout,
    'the footer shows groups of articles, contact and copyright (FT-01 … FT-04)',
  ]),
  'LY-03': shown([
    session,
    'the client state has five fields, speaking English by default (LY-03)',
  ]),
  'SN-01': partly(
    'payment methods: top-up',
    [
      confirmOrderPage,
      'only what is selected is ordered; photos add their price; the number follows',
    ],
    [mainJob, 'in the demo, whose warehouse plays the operator'],
  ),
  'SN-02': shown(
    [packageDetailPage, 'an anonymous review is sent and shown afterwards without a name (SN-02)'],
    [
      publicReviews,
      'is read newest first by a guest, with masked or withheld names, by one statement',
    ],
  ),
  'EN-01': shown(
    [accounts, 'registers, and is known by the token in the Authorization header (AU-02)'],
    [profile, 'all of it'],
    [avatar, '%s as %s of %i × %i: a square of %i, kept as %s'],
  ),
  'EN-02': shown(
    [securePage, 'a verified address says so; the password has its page (RT-10, EN-02)'],
    [securePage, 'an unverified address says so, and the link is sent again (RT-10, EN-02)'],
    [mailedLinks, 'by the link in the welcome, signed in or not, once'],
    [
      verificationNotice,
      'an unverified shopper is reminded, and can have the letter sent again (EN-02)',
    ],
  ),
  'EN-03': shown([articles, 'has a help centre and a footer, in both languages (EN-03)']),
  'EN-04': shown(
    [rest, 'the configuration of the site, its languages included (API-17, API-19, EN-04)'],
    [site, 'tells everybody its configuration and the fixed figures (EN-05)'],
  ),
  'EN-05': shown(
    [rest, 'is refused by the business with HTTP 200 and a code, in their language (EN-05)'],
    [restContract, 'of %s works, and is answered as documented'],
  ),
  'EN-06': shown(
    [addresses, 'keeps every field of an address; the first is the default (EN-06)'],
    [addressesPage, 'only served countries are offered, under their continents'],
  ),
  'EN-07': shown(
    [
      orderDetailPage,
      'a paid order shows all its amounts, what the warehouse measured, and its wishes',
    ],
    [orders, 'of the selected items; they leave the cart, the others stay (RT-22, ST-05)'],
  ),
  'EN-08': shown([packages, 'is paid, shipped, received and reviewed; its timeline tells']),
  'EN-09': shown([
    warehouse,
    'is listed with what was measured and the words of its order (EN-09)',
  ]),
  'EN-10': shown([
    funds,
    'shows its details newest first, a page at a time, in 3 statements (EN-10)',
  ]),
  'EN-11': shown(
    [quote, 'is first 500 g + each further 500 g begun + declaration (CO-05)'],
    [
      confirmInfoPage,
      'lines show price formula, weight and days; one that cannot be used says why',
    ],
  ),
  'EN-12': shown(
    [countries, 'are named in both languages'],
    [cart, 'adds an item; it is selected, and the badge counts it'],
  ),
  'ST-01': shown([session, 'signed in means token and login flag together']),
  'ST-02': shown(
    [session, 'both cookies are kept for two days'],
    [registerPage, 'a new shopper is signed in and sees that it worked'],
    [app, 'the guard sends a guest to the login, which leads back'],
  ),
  'ST-03': shown(
    [accounts, 'signs out: the token is worth nothing afterwards (ST-03)'],
    [session, 'ending clears both and tells; losing tells that it was not wanted'],
    [pages, 'a shopper is known at once, and logging out leads home (HD-11)'],
  ),
  'ST-04': shown(
    [orderMachine, 'reaches every status from a submitted order'],
    [ordersPage, 'there is a tab for each status with its count, and one for all (RT-13)'],
  ),
  'ST-05': shown(
    [orders, 'of the selected items; they leave the cart, the others stay (RT-22, ST-05)'],
    [orders, 'before it is paid; its items end with it'],
    [payments, 'and the order is paid, the money moved and the payment kept (ST-05)'],
  ),
  'ST-06': shown([orders, 'buys and receives; with the last item the order is in stock (ST-06)']),
  'ST-07': shown(
    [refunds, 'until the deadline and not a moment later'],
    [orderDetailPage, 'the refund clock runs; when the deadline is over it says so (ST-07)'],
    [orderPolicy, 'can ask for a refund until the deadline, that instant included (ST-07)'],
  ),
  'ST-08': shown(
    [orderDetailPage, 'a refund request is cancelled after a question; the order goes on (ST-08)'],
    [refunds, 'by approving: the money returns, the items leave the warehouse'],
  ),
  'ST-09': shown([packageMachine, 'has exactly the four statuses of the specification']),
  'ST-10': shown(
    [packages, 'cancelled, gives back the money and the items (ST-10)'],
    [packages, 'names nobody when it is anonymous'],
    [mainJob, 'in the demo, whose warehouse plays the operator'],
  ),
  'ST-11': shown(
    [mainJob, 'in the demo, whose warehouse plays the operator'],
    [mainJob, 'on an empty database, with the operator at the command line, in Chinese on a phone'],
  ),
  'ST-12': shown([dialog, 'a %s offers both answers'], [dialog, 'a notice offers to confirm only']),
  'VA-01': shown(
    [accounts, '%p (VA-01, VA-02, VA-15)'],
    [registerPage, 'VA-01: the rules of the password are ticked off while it is typed'],
    [passwordRules, 'VA-01: %s is good: %s'],
  ),
  'VA-02': shown(
    [accounts, '%p (VA-01, VA-02, VA-15)'],
    [registerPage, 'VA-02: two passwords that differ are told as such'],
  ),
  'VA-03': shown(
    [profile, 'a nickname of 2 and of 16 characters, however wide'],
    [profile, 'but not %p'],
    [profileRules, 'VA-03: the nickname %j is good: %s'],
    [personalPage, 'refuses the nickname %j (VA-03)'],
  ),
  'VA-04': shown(
    [avatar, '%s as %s of %i × %i: a square of %i, kept as %s'],
    [avatar, 'bmp of %i × %i, in its own colours'],
    [avatar, 'exactly 2 MiB, and more'],
    [avatar, 'what is no such picture by content and by name'],
    [avatarSquare, 'VA-04: %s of %i bytes has the problem: %s'],
    [personalPage, 'may not be %s of %i bytes'],
  ),
  'VA-05': shown(
    [uploads, '%s as %s; it is served for ever as %s (VA-05)'],
    [uploads, '2 MiB and one byte, and much more than that'],
    [uploads, 'a second file'],
    [imageUpload, 'VA-05: %s of %d bytes is refused before it is sent'],
  ),
  'VA-06': shown([orders, 'cannot with a wrong %s (CO-04, VA-06)']),
  'VA-07': shown(
    [priceChanges, 'within 150 characters (VA-07)'],
    [priceChanges, 'but cannot %s (VA-07)'],
    [itemForm, 'is corrected with a reason of at most 150 characters'],
  ),
  'VA-08': shown(
    [addresses, 'left without %p (VA-08)'],
    [addressesPage, 'every required field is asked for; the province is not (VA-08)'],
    [addressesPage, 'an e-mail address is checked when its field is left'],
  ),
  'VA-09': shown(
    [addresses, 'holds 20 addresses and one default when 40 are added at once'],
    [addressesPage, 'a full book offers no more (VA-09)'],
  ),
  'VA-10': shown(
    [profile, 'but no incomplete birthday: %p'],
    [profileRules, 'VA-10: the birthday %s-%s-%s is good: %s'],
    [profileRules, 'VA-10: a phone of %j with %j lacks: %s'],
    [personalPage, 'must be complete: %j (VA-10)'],
  ),
  'VA-11': shown(
    [cart, '%s (VA-11)'],
    [
      itemForm,
      'link, name and unit price are required; the summary takes the focus and leads to them',
    ],
  ),
  'VA-12': open('payment methods'),
  'VA-13': shown(
    [packing, '%s (VA-13)'],
    [confirmInfoPage, 'a line, an address and a declared value are required (VA-13)'],
  ),
  'VA-14': shown(
    [packages, 'refuses %s %p (VA-14)'],
    [packageDetailPage, 'a review needs stars and content; blanks are none (VA-14)'],
  ),
  'VA-15': shown(
    [accounts, '%p (VA-01, VA-02, VA-15)'],
    [captcha, 'is refused without one, with a wrong answer, and with a key of nothing'],
    [registerPage, 'everything is required, the terms too'],
    [registerPage, 'refused is told at its field; a fresh one is shown and nothing else is lost'],
  ),
  'VA-16': shown(
    [orders, 'cannot without a selected item (VA-16)'],
    [cartPage, "checking out with nothing selected says 'No product selected!'"],
    [storePage, 'packing nothing is refused (VA-16)'],
  ),
  'VA-17': shown(
    [itemForm, 'a field is checked when it is left after an edit, and mended by the keystroke'],
    [registerPage, 'everything is required, the terms too'],
  ),
  'AU-01': shown(
    [authority, 'is told to sign in by every operation that is not on the public list (AU-01)'],
    [itemForm, 'a guest is asked to sign in first and finds the form as it was'],
  ),
  'AU-02': shown(
    [apolloClient, 'token and language travel with every request'],
    [accounts, 'registers, and is known by the token in the Authorization header (AU-02)'],
    [page, 'gives a cookie no authority over calls (AU-02)'],
  ),
  'AU-03': shown([apolloClient, 'token and language travel with every request']),
  'AU-04': shown(
    [crossOrigin, 'may read the answer of %s, cookies sent'],
    [crossOrigin, 'may read nothing where no origin is configured: there are no such headers'],
  ),
  'API-01': shown(
    [rest, 'gets a picture or a sum that shows that a person registers (API-01)'],
    [captcha, 'is refused by a captcha that was used, rightly or wrongly'],
    [restContract, 'of %s works, and is answered as documented'],
  ),
  'API-02': shown(
    [
      rest,
      'registers, signs in by query or body, asks who they are and signs out (API-02, API-03)',
    ],
    [rest, 'has to wait after too many wrong passwords: HTTP 429'],
    [httpDoor, 'holds neither address nor password of %s'],
  ),
  'API-03': shown(
    [
      rest,
      'registers, signs in by query or body, asks who they are and signs out (API-02, API-03)',
    ],
    [restContract, 'of %s works, and is answered as documented'],
  ),
  'API-04': shown([
    rest,
    'gets the letter that verifies the address again, until it is verified (API-04, API-13)',
  ]),
  'API-05': shown(
    [rest, 'writes personal data; what is left out stays, null empties it (API-05, API-10, EN-01)'],
    [restContract, '%s without a token, and with a bad one'],
  ),
  'API-06': shown([
    rest,
    'chooses a new password by a mailed link of 30 minutes (API-06, API-07, API-08)',
  ]),
  'API-07': shown([
    rest,
    'chooses a new password by a mailed link of 30 minutes (API-06, API-07, API-08)',
  ]),
  'API-08': shown([
    rest,
    'chooses a new password by a mailed link of 30 minutes (API-06, API-07, API-08)',
  ]),
  'API-09': shown([rest, 'shows a picture of themselves, by the rules of every picture (API-09)']),
  'API-10': shown(
    [rest, 'writes personal data; what is left out stays, null empties it (API-05, API-10, EN-01)'],
    [rest, 'cannot write the %s %p'],
  ),
  'API-11': shown([rest, 'the countries, named in both languages (API-11)']),
  'API-12': shown([
    rest,
    'moves to another address by an activation link, three letters an hour (API-12, API-13)',
  ]),
  'API-13': shown(
    [
      rest,
      'gets the letter that verifies the address again, until it is verified (API-04, API-13)',
    ],
    [
      rest,
      'moves to another address by an activation link, three letters an hour (API-12, API-13)',
    ],
  ),
  'API-14': shown([rest, 'changes the password; their other sessions end (API-14)']),
  'API-15': shown([
    rest,
    'articles: the help, the footer (type 2) and the purchase process (API-15, API-16)',
  ]),
  'API-16': shown([
    rest,
    'articles: the help, the footer (type 2) and the purchase process (API-15, API-16)',
  ]),
  'API-17': shown([
    rest,
    'the configuration of the site, its languages included (API-17, API-19, EN-04)',
  ]),
  'API-18': shown(
    [exchangeRates, 'are answered to an integrator for one pair, or for all (API-18)'],
    [exchangeRates, 'know no currency like %s (API-18)'],
  ),
  'API-19': shown([
    rest,
    'the configuration of the site, its languages included (API-17, API-19, EN-04)',
  ]),
  'API-20': partly(
    'payment methods: recharge, which has no call yet',
    [restContract, 'of %s works, and is answered as documented'],
    [restMainJob, 'fills the cart, orders what is selected and pays for it'],
    [restMainJob, 'has stored items quoted, packed and sent, confirms receipt and reviews'],
  ),
  'API-21': shown(
    [rest, 'finds success with code 200 and data.token beside it, which no cache keeps (API-21)'],
    [session, 'both cookies are kept for two days'],
  ),
  'ER-01': shown([apolloClient, 'ER-01: a refusal is told in the words of the server']),
  'ER-02': shown([apolloClient, 'ER-02: %s']),
  'ER-03': shown([toaster, 'ER-03: a toast is read out and goes after 4000 ms']),
  'ER-04': shown([addresses, 'deletes an address, and cannot delete the default (ER-04)']),
  'ER-05': shown(
    [resetPasswordPage, 'a link that is used or too old leads to a new one (ER-05)'],
    [resultPage, 'a used or old link is told in the words of the specification (RT-07, ER-05)'],
    [mailedLinks, 'has 30 minutes for it (CO-01)'],
  ),
  'ER-06': open('payment methods'),
  'CO-01': shown(
    [accounts, 'signs in for 2 days and no longer (CO-01)'],
    [session, 'both cookies are kept for two days'],
    [mailedLinks, 'has 30 minutes for it (CO-01)'],
  ),
  'CO-02': shown([button, 'CN-04: a button rests for 2000 ms after a click and keeps the focus']),
  'CO-03': shown(
    [warehouse, 'gives 30 days and then asks for 1.00 a day, but stands still in a plan'],
    [storePage, 'free storage is told with its date and the days after today (CO-03)'],
    [storageClock, 'after %i days and %i ms: %i days left, %i fen'],
  ),
  'CO-04': shown(
    [orderPricing, 'is goods, domestic shipping once an item, and 2.00 a fine photo (CO-04)'],
    [orders, 'cannot with a wrong %s (CO-04, VA-06)'],
  ),
  'CO-05': shown([quote, 'is first 500 g + each further 500 g begun + declaration (CO-05)']),
  'CO-06': shown([money, 'CO-06: shows %d fen as %s'], [moneyText, '%d fen are shown as %s']),
  'CO-07': shown(
    [page, 'has title, description and language of the request (CO-07)'],
    [serverLanguage, 'for the wishes %p is %s'],
    [browserLanguage, 'cookie %s and wishes %j speak %s'],
  ),
  'CO-08': shown(
    [pages, 'a page is 1190 px wide, a dialog 400 px, and closing it returns the focus (CO-08)'],
    [articles, 'knows the purchase process by number 59, drawn as steps (CO-08)'],
    [helpArticle, '%s shows the purchase process in steps beside its topics (CO-08, RT-20)'],
  ),
};
