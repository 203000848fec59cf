import type { TypePolicy } from '@apollo/client';
import { replace } from './replace';

export const storedItemPolicy: TypePolicy = { fields: { availableActions: replace } };
