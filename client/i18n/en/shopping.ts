import addresses from './addresses.json';
import cart from './cart.json';
import documents from './documents.json';
import listings from './listings.json';
import notifications from './notifications.json';
import orders from './orders.json';
import packages from './packages.json';
import pictures from './pictures.json';
import warehouse from './warehouse.json';

/** Texts of the pages for buying, storing and shipping. */
export const texts = {
  ...cart,
  ...documents,
  ...orders,
  ...warehouse,
  ...packages,
  ...pictures,
  ...listings,
  ...addresses,
  ...notifications,
};
