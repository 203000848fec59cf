import common from './common.json';
import account from './account.json';
import articles from './articles.json';
import delivery from './delivery.json';
import home from './home.json';
import reviews from './reviews.json';
import leads from './leads.json';

/** Texts of the layout and the public pages. */
export const publicMessages = {
  ...common,
  ...account,
  ...articles,
  ...delivery,
  ...home,
  ...reviews,
  ...leads,
};
