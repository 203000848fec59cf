import { shown, type Requirements } from './evidence';
import {
  addressesPage,
  app,
  articleId,
  articlePage,
  cardPayment,
  cardPayments,
  cartPage,
  chunkFailure,
  confirmInfoPage,
  confirmOrderPage,
  faqPage,
  findPasswordPage,
  fundLinks,
  fundPage,
  fundStatement,
  helpArticle,
  homePage,
  itemForm,
  jointPayments,
  mailedLinks,
  mainJob,
  messages,
  messagesPage,
  modifyPasswordPage,
  navigation,
  orderDetailPage,
  orders,
  ordersPage,
  packageDetailPage,
  packages,
  packagesPage,
  packing,
  page,
  pages,
  paymentPage,
  payResultPage,
  personalPage,
  planPayments,
  prefetch,
  priceChanges,
  profile,
  publicReviews,
  rechargePage,
  registerPage,
  registerSuccessPage,
  remittances,
  resetPasswordPage,
  resultPage,
  routing,
  search,
  securePage,
  serverRender,
  session,
  sessions,
  settingPage,
  steadyLink,
  storePage,
  westpayPage,
} from './files';

/** Pages and what they show. */
export const routes: Requirements = {
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
      'a newcomer reads where the email went, and goes on to where they came from (RT-04)',
    ],
    [
      registerSuccessPage,
      'the email is sent again after a minute, then another minute passes (RT-04)',
    ],
  ),
  'RT-05': shown(
    [findPasswordPage, 'whoever asks is told the same: look into your mail (RT-05)'],
    [findPasswordPage, 'the email is sent again after a minute; a refusal is told there (RT-05)'],
    [mailedLinks, 'and whoever asks for a stranger learns nothing, not even by being told to wait'],
  ),
  'RT-06': shown(
    [resetPasswordPage, 'a good link opens the form; a new password leads to the login (RT-06)'],
    [mailedLinks, 'chooses a new one by a mailed link; every session ends (ST-03)'],
  ),
  'RT-07': shown(
    [resultPage, 'a good link is redeemed and the address is verified (RT-07, EN-02)'],
    [resultPage, 'an old link is told in the words of the specification (RT-07, ER-05)'],
    [resultPage, 'of a bogus link nobody hears that anything is verified, verified or not (RT-07)'],
    [
      resultPage,
      'a used link is no bad news for who is verified already; it says that it was used (RT-07)',
    ],
    [resultPage, 'opened without a link it is neutral and leads on: %s (RT-07)'],
    [mailedLinks, 'and is told why a link does not work: never known, used, or too old (RT-07)'],
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
    [sessions, 'and every other session ends; an email tells'],
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
  'RT-14': shown(
    [
      orderDetailPage,
      'a paid order shows all its amounts, what the warehouse measured, and its preferences',
    ],
    [
      orderDetailPage,
      'an order paid from the balance says so, and that nothing is left to pay (EN-07)',
    ],
    [orderDetailPage, 'of its package that is %s the order says so, once, and leads to it'],
    [packages, 'is named by the order that travels in it, until it is cancelled (RT-14)'],
    [orderDetailPage, 'a refund request is cancelled after a question; the order goes on (ST-08)'],
  ),
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
    [packageDetailPage, 'after confirming receipt the review form comes to the shopper (ST-10)'],
  ),
  'RT-19': shown(
    [fundPage, 'each record tells what it was for, and leads there (RT-19)'],
    [
      fundPage,
      'the sheet tells the balance, what of it is held and what is on its way (RT-19, RT-26)',
    ],
    [fundPage, 'half a year is drawn as a line, and told in a sentence and in figures (RT-19)'],
    [
      fundPage,
      'the records are narrowed by a press, by type and by days, which stand in the address (RT-19)',
    ],
    [fundStatement, 'is a line from before the six months to today, in one statement more'],
    [fundStatement, 'has a line for each record, the oldest first, amounts in yuan'],
    [fundLinks, 'to its order, its package or the payment that it came by (RT-19)'],
    [search, 'are narrowed by why and when the money moved'],
  ),
  'RT-20': shown(
    [messagesPage, 'unread messages are marked and counted (RT-20)'],
    [messagesPage, 'opening a message reads it: mark and badge go, its words and its way appear'],
    [messages, 'are listed newest first, and read on where others arrive meanwhile'],
    [messages, 'are read; one read before keeps its time'],
  ),
  'RT-21': shown(
    [cartPage, 'items stand grouped by shop, with what is selected below'],
    [cartPage, 'selecting one or all asks the server and shows its sums'],
    [cartPage, 'a new quantity is shown at once; subtotal, sums and badge follow'],
    [cartPage, 'removing many asks first; the last ones leave an empty cart and no badge'],
    [cartPage, 'happens at once and can be undone: it is back with everything it had (RT-21)'],
  ),
  'RT-22': shown(
    [
      confirmOrderPage,
      'only what is selected is ordered; photos add their price; the number follows',
    ],
    [confirmOrderPage, 'What was typed (RT-22)'],
    [
      confirmOrderPage,
      'name and phone of the contact are known from before, so nobody types them again (RT-22)',
    ],
    [
      orders,
      'knows whom to ask: the consignee of the default address, else of the last order (RT-22)',
    ],
  ),
  'RT-23': shown(
    [
      paymentPage,
      'what it is for, what it is made of, and the whole of it from the balance (RT-23)',
    ],
    [
      paymentPage,
      'the balance pays its part first; the rest is paid by card at the price the server told',
    ],
    [
      cardPayment,
      'by card, left once, refused once, then paid; and a top-up (RT-23, RT-24, RT-25)',
    ],
    [planPayments, 'as the payment screen offered it, and it becomes a package (RT-23)'],
  ),
  'RT-24': shown(
    [
      payResultPage,
      'a payment by card is shown as it is on the server, with what happens next (RT-24)',
    ],
    [payResultPage, 'one that failed says why and can be tried again (ER-06)'],
    [payResultPage, 'one that waits is asked for every two seconds until it is paid'],
    [
      cardPayment,
      'by card, left once, refused once, then paid; and a top-up (RT-23, RT-24, RT-25)',
    ],
  ),
  'RT-25': shown(
    [
      rechargePage,
      'an amount is chosen, what is finally paid is told, and the way leads to the card page (RT-25)',
    ],
    [cardPayments, 'is credited once the gateway has the money, its fee on top'],
    [
      cardPayment,
      'by card, left once, refused once, then paid; and a top-up (RT-23, RT-24, RT-25)',
    ],
  ),
  'RT-26': shown(
    [westpayPage, 'the payee and the reference can be copied (RT-26)'],
    [westpayPage, 'what was sent is told, and its result says that it waits (RT-26)'],
    [remittances, 'waits until an operator has found it, and is credited then'],
  ),
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
    [
      pages,
      'a path without a page is not found, by its status, title, words and button (RT-31, ${language})',
    ],
  ),
  'RT-32': shown(
    [prefetch, 'with %j prefetching is allowed: %s (RT-32)'],
    [prefetch, 'bring their page once, while idle and within 2000 ms'],
  ),
  'RT-33': shown(
    [routing, 'shows only when the page takes more than 150 ms'],
    [navigation, 'over a page whose successor is slow lies an overlay, until it is there (RT-33)'],
  ),
  'RT-34': shown([
    steadyLink,
    'a query answered after %s ms is loading at %s and there at %s (RT-34)',
  ]),
  'RT-35': shown(
    [session, 'knows the shopper again, by the cookies and by storage'],
    [
      navigation,
      'after a navigation the shopper who signed in from another tab is known, and gone who signed out (RT-35)',
    ],
  ),
  'RT-36': shown(
    [app, 'the guard sends a guest to the login, which leads back'],
    [session, 'signed in means token and login flag together'],
  ),
  'RT-37': shown(
    [routing, '%j is told as %j'],
    [routing, 'stands in place of its page alone, and another page is tried'],
    [
      navigation,
      'an error is told with its own status and its message, between header and footer (RT-37)',
    ],
    [navigation, 'an error without a status is told as 500 (RT-37)'],
  ),
  'RT-38': shown(
    [chunkFailure, 'reloads once a minute, not more (RT-38)'],
    [routing, 'speaks to a shopper between header and footer: %s'],
    [
      navigation,
      'a page whose script is gone is loaded anew once, then told in plain words (RT-38)',
    ],
  ),
  'SN-01': shown(
    [
      confirmOrderPage,
      'only what is selected is ordered; photos add their price; the number follows',
    ],
    [
      payResultPage,
      'a recharge that succeeded tells the new balance and leads back to what it was for (SN-01)',
    ],
    [
      payResultPage,
      'a recharge that failed says so and why, and begins anew with its amount (ER-06, SN-01)',
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
};
