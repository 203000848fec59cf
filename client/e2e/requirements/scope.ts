import { shown, type Requirements } from './evidence';
import {
  accounts,
  addresses,
  addressesPage,
  app,
  articles,
  authority,
  avatar,
  cart,
  catalogues,
  confirmInfoPage,
  countries,
  defaultLayout,
  delivery,
  dialog,
  funds,
  header,
  homePage,
  invoices,
  leads,
  leadTicket,
  mailedLinks,
  mainJob,
  orderDetailPage,
  orderMachine,
  orderPolicy,
  orders,
  ordersPage,
  packageMachine,
  packages,
  packing,
  pages,
  payments,
  planPayments,
  profile,
  quote,
  refunds,
  registerPage,
  rest,
  restContract,
  securePage,
  session,
  site,
  verificationNotice,
  warehouse,
} from './files';

/** What Tidebox is, what it knows, and the states of orders and packages. */
export const scope: Requirements = {
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
    [site, 'shows the %s that the operator sets (SC-03)'],
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
    [
      mainJob,
      'in the demo, whose warehouse plays the operator, by who clicks everything again and again',
    ],
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
      'an unverified shopper is reminded, and can have the email sent again (EN-02)',
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
    [invoices, 'has its items, what each part cost and how it was paid'],
    [
      orderDetailPage,
      'a paid order shows all its amounts, what the warehouse measured, and its preferences',
    ],
    [orders, 'of the selected items; they leave the cart, the others stay (RT-22, ST-05)'],
  ),
  'EN-08': shown(
    [packages, 'is paid, shipped, received and reviewed; its timeline tells'],
    [invoices, 'has what is in it, its fees one by one and how they were paid'],
  ),
  'EN-09': shown([
    warehouse,
    'is listed with what was measured and the words of its order (EN-09)',
  ]),
  'EN-10': shown([
    funds,
    'shows its details newest first, a stretch at a time, in 3 statements (EN-10)',
  ]),
  'EN-11': shown(
    [quote, 'is first 500 g + each further 500 g begun + declaration (CO-05)'],
    [
      confirmInfoPage,
      'lines stand by price with their days; the chosen one explains its price, one that cannot be used says why',
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
    [orderPolicy, 'can ask for a refund until just before the deadline (ST-07)'],
    [orderPolicy, '%s with items %p: the refund deadline is told: %p (ST-07)'],
    [
      refunds,
      'is offered none, and no deadline runs, while a packing plan reserves an item (ST-07)',
    ],
  ),
  'ST-08': shown(
    [orderDetailPage, 'a refund request is cancelled after a question; the order goes on (ST-08)'],
    [refunds, 'of an order that is %s, takes the request back, and asks again (ST-07, ST-08)'],
    [refunds, 'by approving: the money returns, the items leave the warehouse'],
  ),
  'ST-09': shown([packageMachine, 'has exactly the four statuses of the specification']),
  'ST-10': shown(
    [packages, 'cancelled, gives back the money and the items (ST-10)'],
    [packages, 'names nobody when it is anonymous'],
    [
      mainJob,
      'in the demo, whose warehouse plays the operator, by who clicks everything again and again',
    ],
  ),
  'ST-11': shown(
    [
      mainJob,
      'in the demo, whose warehouse plays the operator, by who clicks everything again and again',
    ],
    [
      mainJob,
      'on an empty database, with the operator at the command line, in Chinese on a phone, by who taps everything again',
    ],
  ),
  'ST-12': shown([dialog, 'a %s offers both answers'], [dialog, 'a notice offers to confirm only']),
};
