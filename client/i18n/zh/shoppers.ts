import addresses from './addresses.json';
import cart from './cart.json';
import documents from './documents.json';
import listings from './listings.json';
import notifications from './notifications.json';
import orders from './orders.json';
import packages from './packages.json';
import warehouse from './warehouse.json';

/** What only the pages say on which a shopper buys, stores and ships. */
export const texts = {
  ...cart,
  ...documents,
  ...orders,
  ...warehouse,
  ...packages,
  ...listings,
  ...addresses,
  ...notifications,
};
