import { shown, type Requirements } from './evidence';
import {
  addressesPage,
  app,
  findPasswordPage,
  mailedLinks,
  mainJob,
  modifyPasswordPage,
  personalPage,
  profile,
  registerPage,
  registerSuccessPage,
  resetPasswordPage,
  resultPage,
  securePage,
  sessions,
  settingPage,
} from './files';

/** Pages of signing in, of the account and of addresses, and what they show. */
export const accountPages: Requirements = {
  'RT-02': shown(
    [app, 'the guard sends a guest to the login, which leads back'],
    [
      mainJob,
      'in the demo, whose warehouse plays the operator, by who clicks everything again and again',
    ],
  ),
  'RT-03': shown(
    [registerPage, 'everything is required, the terms too'],
    [registerPage, 'can be changed for another one, and answered by ear'],
    [registerPage, 'the terms can be read without losing what was typed (VA-15)'],
    [
      mainJob,
      'on an empty database, with the operator at the command line, in Chinese on a phone, by who taps everything again',
    ],
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
};
