import cart from './cart.json';
import documents from './documents.json';
import orders from './orders.json';
import payments from './payments.json';
import warehouse from './warehouse.json';
import packages from './packages.json';
import listings from './listings.json';
import addresses from './addresses.json';
import funds from './funds.json';
import settings from './settings.json';
import notifications from './notifications.json';

/** What only the pages of a signed-in shopper say. */
export const shoppers = {
  ...cart,
  ...documents,
  ...orders,
  ...payments,
  ...warehouse,
  ...packages,
  ...listings,
  ...addresses,
  ...funds,
  ...settings,
  ...notifications,
};
