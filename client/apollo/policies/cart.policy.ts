import type { TypePolicy } from '@apollo/client';
import { replace } from './replace';

export const cartPolicy: TypePolicy = { fields: { items: replace } };
