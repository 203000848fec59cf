import { shown, type Requirements } from './evidence';
import {
  cardPayment,
  cardPayments,
  cartPage,
  confirmInfoPage,
  confirmOrderPage,
  fundLinks,
  fundPage,
  fundStatement,
  itemForm,
  jointPayments,
  mainJob,
  messages,
  messagesPage,
  orderDetailPage,
  orders,
  ordersPage,
  packageDetailPage,
  packages,
  packagesPage,
  packing,
  paymentPage,
  payingOnPage,
  payResultPage,
  planPayments,
  demoShop,
  listingStory,
  priceChanges,
  publicReviews,
  rechargePage,
  remittances,
  remittanceStory,
  search,
  storePage,
  westpayPage,
} from './files';

/** Pages on the way from a cart to a parcel, those of money included, and what they show. */
export const purchasePages: Requirements = {
  'RT-13': shown(
    [ordersPage, 'there is a tab for each status with its count, and one for all (RT-13)'],
    [ordersPage, 'Enter in the search box looks for the words; tabs and count follow (RT-13)'],
    [ordersPage, 'unpaid orders are chosen and paid together; others cannot be chosen'],
    [
      ordersPage,
      'how many orders wait for the shopper is told above them, and leads to those alone (RT-13)',
    ],
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
    [
      storePage,
      'what is chosen lies in the parcel with its weight; Pack leads to the confirmation',
    ],
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
    [fundPage, 'what is to be withdrawn is held, and says what it waits for (RT-19)'],
    [fundPage, 'where the money went is drawn as bars, the longest first (RT-19)'],
    [fundPage, 'half a year is drawn as a line, and told in a sentence and in figures (RT-19)'],
    [
      fundPage,
      'the records are narrowed by a press, by type and by days, which stand in the address (RT-19)',
    ],
    [fundStatement, 'is a line from before the six months to today, in one statement more'],
    [fundStatement, 'has a line for each record, the oldest first, amounts in yuan'],
    [fundLinks, 'to its order, its package or the payment that it came by (RT-19)'],
    [search, 'are narrowed by why and when the money moved'],
    [
      cardPayment,
      'by card, left once, refused once, then paid; a top-up; a parcel by balance and card (RT-19, RT-23, RT-24, RT-25, VA-12, ER-06, SN-01)',
    ],
    [
      remittanceStory,
      'by remittance: one is found and credited, one is not, and says why (RT-19, RT-26, SN-01)',
    ],
  ),
  'RT-20': shown(
    [messagesPage, 'threads are listed with their picture, preview and what is unread (RT-20)'],
    [messagesPage, 'opening a thread reads it: marks go, its messages and its way appear'],
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
      payingOnPage,
      'the balance pays its part first; the rest is paid by card at the price the server told',
    ],
    [
      cardPayment,
      'by card, left once, refused once, then paid; a top-up; a parcel by balance and card (RT-19, RT-23, RT-24, RT-25, VA-12, ER-06, SN-01)',
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
      'by card, left once, refused once, then paid; a top-up; a parcel by balance and card (RT-19, RT-23, RT-24, RT-25, VA-12, ER-06, SN-01)',
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
      'by card, left once, refused once, then paid; a top-up; a parcel by balance and card (RT-19, RT-23, RT-24, RT-25, VA-12, ER-06, SN-01)',
    ],
  ),
  'RT-26': shown(
    [westpayPage, 'the payee and the reference can be copied (RT-26)'],
    [westpayPage, 'what was sent is told, and its result says that it waits (RT-26)'],
    [remittances, 'waits until an operator has found it, and is credited then'],
    [
      remittanceStory,
      'by remittance: one is found and credited, one is not, and says why (RT-19, RT-26, SN-01)',
    ],
  ),
  'RT-27': shown(
    [
      listingStory,
      'from a shared text into an order without typing a field, in ${language} (RT-27, HD-03)',
    ],
    [demoShop, 'is read by the reader of every other shop (RT-27)'],
    [
      priceChanges,
      'with a reason; it is kept in the cart, in the order, for the operator and in the export',
    ],
    [itemForm, 'is corrected with a reason of at most 150 characters'],
    [itemForm, 'an item is added with its amount in fen, and the form is fresh again'],
    [
      mainJob,
      'in the demo, whose warehouse plays the operator, by who clicks everything again and again',
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
    [
      mainJob,
      'in the demo, whose warehouse plays the operator, by who clicks everything again and again',
    ],
    [
      cardPayment,
      'by card, left once, refused once, then paid; a top-up; a parcel by balance and card (RT-19, RT-23, RT-24, RT-25, VA-12, ER-06, SN-01)',
    ],
    [
      remittanceStory,
      'by remittance: one is found and credited, one is not, and says why (RT-19, RT-26, SN-01)',
    ],
  ),
  'SN-02': shown(
    [packageDetailPage, 'an anonymous review is sent and shown afterwards without a name (SN-02)'],
    [
      publicReviews,
      'is read newest first by a guest, with masked or withheld names, by one statement',
    ],
  ),
};
