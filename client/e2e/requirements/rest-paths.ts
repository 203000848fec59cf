import { partly, shown, type Requirements } from './evidence';
import {
  captcha,
  exchangeRates,
  httpStory,
  rest,
  restContract,
  restMainJob,
  restReading,
  restReasons,
  session,
} from './files';

/** The REST paths. */
export const restPaths: Requirements = {
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
    [rest, 'has to wait after too many wrong passwords: HTTP 429 says how long'],
    [httpStory, 'holds neither address nor password of %s'],
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
    'gets the email that verifies the address again, until it is verified (API-04, API-13)',
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
    'moves to another address by an activation link, three emails an hour (API-12, API-13)',
  ]),
  'API-13': shown(
    [rest, 'gets the email that verifies the address again, until it is verified (API-04, API-13)'],
    [rest, 'moves to another address by an activation link, three emails an hour (API-12, API-13)'],
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
    [restMainJob, 'asks for the money of an order back, and takes that back'],
    [restMainJob, 'pays for two orders at once, or for neither'],
    [restMainJob, 'ends the sessions of the shopper elsewhere'],
    [restReading, 'is read to its end by following the links of its answers'],
    [restReasons, 'is true: %s is refused for %s'],
  ),
  'API-21': shown(
    [rest, 'finds success with code 200 and data.token beside it, which no cache keeps (API-21)'],
    [session, 'both cookies are kept for two days'],
  ),
};
