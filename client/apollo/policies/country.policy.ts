import type { TypePolicy } from '@apollo/client';

export const countryPolicy: TypePolicy = { keyFields: ['code'] };
