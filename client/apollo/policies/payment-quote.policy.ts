import type { TypePolicy } from '@apollo/client';
import { replace } from './replace';

export const paymentQuotePolicy: TypePolicy = {
  keyFields: ['kind', 'targetId'],
  fields: { methods: replace },
};
