import { shown, type Requirements } from './evidence';
import {
  app,
  articleId,
  articlePage,
  chunkFailure,
  faqPage,
  helpArticle,
  homePage,
  mainJob,
  navigation,
  page,
  pages,
  prefetch,
  routing,
  serverRender,
  session,
  steadyLink,
} from './files';

/** The home page, what is only read, and what holds of every page. */
export const routes: Requirements = {
  'RT-01': shown(
    [homePage, 'the link search stands under the one h1, and there is one (RT-01)'],
    [homePage, 'how to buy is four tickets and leads to article 59 (CO-08)'],
    [
      mainJob,
      'in the demo, whose warehouse plays the operator, by who clicks everything again and again',
    ],
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
};
