import funds from './funds.json';
import payments from './payments.json';

/** What only the pages say on which a shopper pays, or reads about their balance. */
export const texts = { ...payments, ...funds };
