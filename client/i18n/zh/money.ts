import funds from './funds.json';
import payments from './payments.json';

/** Texts of the pages for payments and the balance. */
export const texts = { ...payments, ...funds };
