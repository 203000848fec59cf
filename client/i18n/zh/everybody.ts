import common from './common.json';
import account from './account.json';
import articles from './articles.json';
import delivery from './delivery.json';
import home from './home.json';
import reviews from './reviews.json';
import leads from './leads.json';

/** What the frame and the public pages say. */
export const everybody = {
  ...common,
  ...account,
  ...articles,
  ...delivery,
  ...home,
  ...reviews,
  ...leads,
};
