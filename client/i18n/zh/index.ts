import { everybody } from './everybody';
import { shoppers } from './shoppers';

export const messages = { ...everybody, ...shoppers };
