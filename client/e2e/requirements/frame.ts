import { shown, type Requirements } from './evidence';
import {
  articles,
  currencyMenu,
  defaultLayout,
  exchangeRates,
  exchangeRateSources,
  header,
  linkSearch,
  pages,
  personalPage,
  session,
  truncateName,
} from './files';

/** What stands around every page. */
export const frame: Requirements = {
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
    [linkSearch, 'a shared text goes along as it is, and the box is cleared (HD-03, HD-04)'],
  ),
  'HD-04': shown(
    [linkSearch, '%j leads nowhere'],
    [linkSearch, 'a shared text goes along as it is, and the box is cleared (HD-03, HD-04)'],
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
      'who chose dollars reads dollars first and the yuan small; what is paid stays in yuan (HD-12)',
    ],
    [
      currencyMenu,
      'another currency stands with the yuan, is kept, and the yuan can stand alone again (HD-12)',
    ],
    [currencyMenu, 'a rate that is old is marked, and says so (HD-12)'],
    [
      exchangeRateSources,
      'are asked for by the clock once an hour, and read from the database by all',
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
  'FB-02': shown(
    [
      defaultLayout,
      'the floating bar leads to cart, home, help and messages, all with names (FB-02)',
    ],
    [
      defaultLayout,
      'the bar at the bottom leads to help and messages too, which have their badge (FB-02)',
    ],
    [pages, 'on a phone help and messages are in reach of the thumb, unread ones counted (FB-02)'],
  ),
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
};
