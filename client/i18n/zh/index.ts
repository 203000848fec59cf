import common from './common.json';
import account from './account.json';
import cart from './cart.json';
import orders from './orders.json';
import payments from './payments.json';
import warehouse from './warehouse.json';
import packages from './packages.json';
import addresses from './addresses.json';
import funds from './funds.json';
import articles from './articles.json';
import messageTexts from './messages.json';
import home from './home.json';
import reviews from './reviews.json';
import leads from './leads.json';
import settings from './settings.json';

export const messages = {
  ...common,
  ...account,
  ...cart,
  ...orders,
  ...payments,
  ...warehouse,
  ...packages,
  ...addresses,
  ...funds,
  ...articles,
  ...messageTexts,
  ...home,
  ...reviews,
  ...leads,
  ...settings,
};
